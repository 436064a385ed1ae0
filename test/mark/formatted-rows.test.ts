import { expect, test } from 'vitest';
import { fetcherReturning } from '../support/fetching.ts';
import { type Formatter, formattersAt } from '../support/formatters.ts';
import { adopt, initText } from '../support/reading-documents.ts';
import { changedText, problemsIn, refreshReadme } from '../support/refreshing.ts';
import { acmeAt } from '../support/section.ts';

/*
 * A section in a row with one badge on each line has its line break inside, so a formatter leaves the
 * row alone: after `init` and `adopt` have written it, and after the page has moved.
 */

const badges = ['CI', 'npm', 'License'].map((name) => {
  const image = `https://img.shields.io/badge/${name}.svg`;
  return `[![${name}](${image})](https://example.com/a/long/address/of/${name})`;
});

const rows: Readonly<Record<string, string>> = {
  'on a line each': `# Acme\n\n${badges.join('\n')}\n\nText.\n`,
  'below words': `# Acme\n\nBadges:\n${badges.join('\n')}\n`,
  'with bars at the ends of the lines': `# Acme\n\n${badges.join(' |\n')}\n`,
  'on lines that break hard': `# Acme\n\n${badges.join('\\\n')}\n`,
  'in an item of a list': `# Acme\n\n- ${badges.join('\n  ')}\n`,
  'in a quote': `# Acme\n\n> ${badges.join('\n> ')}\n`,
};

const formatters = Object.entries(formattersAt(80)).filter(([name]) =>
  /^Prettier with proseWrap (?:always|preserve)$/.test(name),
);
const pasted = acmeAt('https://status.acme-company.example');
const moved = acmeAt('https://status.acme-corporation.example');

const cases = Object.entries(rows).flatMap(([where, text]) =>
  formatters.map(([formatter, formatText]) => ({ where, text, formatter, formatText })),
);

/** Expects that the formatter changes neither the text, nor the text after the page has moved. */
async function expectFormatted(text: string, formatText: Formatter): Promise<void> {
  expect(await formatText(text, 'md')).toBe(text);
  const fetchMoved = fetcherReturning({ source: 'endpoint', snippets: moved });
  const refreshed = await refreshReadme(text, {}, fetchMoved);
  expect(problemsIn(refreshed)).toEqual([]);
  const after = changedText(refreshed) ?? '';
  expect(after).toContain(moved.status_page_url);
  expect(await formatText(after, 'md')).toBe(after);
}

/** Below a list or a quote, a section has lines of its own. */
const ofInit = cases.filter(({ where }) => !/list|quote/.test(where));

const init = '$formatter does not change what init adds to a row $where';
test.each(ofInit)(init, async ({ text, formatText }) => {
  const formatted = await formatText(text, 'md');
  const first = { slug: 'acme', customDomain: null, show: null };
  const { changes } = await initText(formatted, 'md', first);
  const [after = ''] = changes.map((change) => change.after);
  expect(after).not.toMatch(/^<!-- status-snippets/m);
  await expectFormatted(after, formatText);
});

const positions = cases.flatMap((each) =>
  badges.map((badge, index) => ({ ...each, badge, position: index + 1 })),
);

test.each(positions)(
  '$formatter does not change a row $where in which adopt found badge $position',
  async ({ text, badge, formatText }) => {
    const formatted = await formatText(text.replace(badge, pasted.badge_markdown), 'md');
    const { text: after, reasons } = await adopt(formatted);
    expect(reasons).toEqual([]);
    expect(after).not.toMatch(/^[-> ]*<!-- status-snippets/m);
    await expectFormatted(after, formatText);
  },
);
