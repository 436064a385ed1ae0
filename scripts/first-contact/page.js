/**
 * What the service answers about one page, next to what the program takes for granted. Nobody has seen
 * most of these answers yet, so each expectation is a guess from the public documents of the service.
 */

/** @typedef {{ status: number, headers: Headers, text: string }} Answer */

/**
 * @typedef {object} Question
 * @property {string} asked
 * @property {string} expected - a guess
 * @property {'GET' | 'HEAD'} method
 * @property {string} url
 * @property {(answer: Answer) => boolean} isExpected
 */

const fields = [
  'status_page_url',
  'badge_markdown',
  'badge_html',
  'widget_script',
  'widget_html',
  'minimal_md',
];

const redirects = [301, 302, 303, 307, 308];

/**
 * @param {string} slug
 * @param {string} baseUrl - of the service, or of a stand-in at a loopback host
 * @returns {Question[]}
 */
function questionsAbout(slug, baseUrl) {
  const nobody = `no-such-page-${Date.now().toString(36)}`;
  const isStandIn = new URL(baseUrl).protocol === 'http:';
  const api = (/** @type {string} */ name) => `${baseUrl}/api/embed/markdown?slug=${name}`;
  const badge = (/** @type {string} */ name) => `${baseUrl}/badge/${name}.svg`;
  const page = (/** @type {string} */ name) =>
    isStandIn ? `${baseUrl}/page/${name}` : `https://${name}.${new URL(baseUrl).hostname}/`;
  return [
    {
      asked: 'API',
      expected: '200 with six strings, or 403 with words about a plan',
      method: 'GET',
      url: api(slug),
      isExpected: ({ status, text }) =>
        status === 200
          ? fields.every((field) => text.includes(`"${field}"`))
          : status === 403 && /plan/i.test(text),
    },
    {
      asked: 'API, unknown slug',
      expected: '404 with {"error": "not found"}',
      method: 'GET',
      url: api(nobody),
      isExpected: ({ status, text }) => status === 404 && /"error"\s*:\s*"not found"/.test(text),
    },
    {
      asked: 'Badge',
      expected: '200 with an SVG; gray, with the word Unknown, on a plan without the badge',
      method: 'GET',
      url: badge(slug),
      isExpected: ({ status, text }) => status === 200 && text.includes('<svg'),
    },
    {
      asked: 'Badge, unknown slug',
      expected: '200 with a gray SVG with the word Unknown',
      method: 'GET',
      url: badge(nobody),
      isExpected: ({ status, text }) => status === 200 && /<svg[\s\S]*unknown/i.test(text),
    },
    .../** @type {const} */ (['HEAD', 'GET']).map((method) => ({
      asked: `Free address of the page by ${method}`,
      expected: '200, or a redirect to the root of its primary address',
      method,
      url: page(slug),
      isExpected: (/** @type {Answer} */ { status, headers }) =>
        status === 200 || (redirects.includes(status) && isRoot(headers.get('location') ?? '')),
    })),
    .../** @type {const} */ (['HEAD', 'GET']).map((method) => ({
      asked: `Free address of an unknown slug by ${method}`,
      expected: '404',
      method,
      url: page(nobody),
      isExpected: (/** @type {Answer} */ { status }) => status === 404,
    })),
  ];
}

/** @param {string} address */
function isRoot(address) {
  return /^https:\/\/[^/?#]+\/?$/.test(address);
}

/** Which only the dashboard, or an account of a certain kind, can answer. */
const otherQuestions = [
  'Which plan is the page on? Is OSS Hero still offered?',
  'Which free hosts does the setting of the primary domain offer?',
  'How does the dashboard write badge_html, and which attributes of the widget does it know?',
  'A page whose slug was changed: what do the API and the free address answer for the old slug?',
  'A page that is disabled by its plan: what do the API, the badge and the page answer?',
  'A private page: does its free address redirect before it asks for a password? Is there an auth_token?',
  'A page on the plan Free: is its badge gray, 403 or 404?',
];

/**
 * Asks everything once, and returns a table in Markdown with what was expected and what came.
 * @param {string} slug
 * @param {string} baseUrl
 */
export async function askAboutPage(slug, baseUrl) {
  const rows = [];
  for (const question of questionsAbout(slug, baseUrl)) rows.push(await rowOf(question));
  const isOther = rows.some(({ result }) => result === 'other');
  const table = ['| Result | Asked | Expected | Came |', '| --- | --- | --- | --- |'];
  for (const { result, asked, expected, came } of rows)
    table.push(`| ${[result, asked, expected, came].join(' | ')} |`);
  const open = otherQuestions.map((question) => `- ${question}`);
  return {
    isOther,
    report: [...table, '', 'Please answer what you know:', '', ...open, ''].join('\n'),
  };
}

/** @param {Question} question */
async function rowOf({ asked, expected, method, url, isExpected }) {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    const { status, headers } = response;
    const text = await response.text();
    const result = isExpected({ status, headers, text }) ? 'expected' : 'other';
    const shown = ['content-type', 'location', 'cache-control', 'etag'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : `${name}: ${value}`;
    });
    return {
      result,
      asked,
      expected,
      came: cell([status, ...shown, beginningOf(text)].join('; ')),
    };
  } catch (error) {
    const { message, cause } = Object(error);
    return {
      result: 'other',
      asked,
      expected,
      came: cell(`no answer: ${cause?.message ?? message}`),
    };
  }
}

/** An address can have a token in its query, and this is going to be public. @param {string} text */
function beginningOf(text) {
  return text.replace(/\?[\w.-]+=[^\s"')]+/g, '?…').slice(0, 300);
}

/** @param {string} text */
function cell(text) {
  return `\`${text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'")}\``;
}
