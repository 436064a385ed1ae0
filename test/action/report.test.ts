import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { htmlLink } from '../../src/action/job-summary.ts';
import { pullRequestHint } from '../../src/action/report.ts';
import { snippetsOf } from '../support/endpoint-server.ts';
import { readCommit } from '../support/github/object-store.ts';
import { type Acting, before, here, type Stage, startStage } from './acting.ts';
import { readme } from './page.ts';

type Texts = Readonly<Record<string, string>>;

/** Runs the action for a repository with some files, which are made with the content of a section at an address. */
async function report(
  filesOf: (stage: Stage) => Texts,
  acting: Acting = {},
  arrange: (stage: Stage) => unknown = () => {},
) {
  await using stage = await startStage({ files: { '.keep': '' } });
  await stage.github.push('main', filesOf(stage));
  await arrange(stage);
  const paths = Object.keys(filesOf(stage)).join('\n');
  const acted = await stage.act({ ...acting, with: { files: paths, ...acting.with } });
  const head = await stage.github.head('main');
  const commit = readCommit(stage.github.git, head ?? '');
  const [subject = '', ...body] = commit?.message.split('\n') ?? [];
  return {
    ...acted,
    baseUrl: stage.endpoint.baseUrl,
    pulls: stage.github.pulls.all,
    subject,
    body: body.join('\n').trim(),
    head,
  };
}

function old(stage: Stage, slug = 'acme'): string {
  return readme(slug, stage.contentAt(`https://${slug}.statuspage.me`, slug));
}

function right(stage: Stage): string {
  return readme('acme', stage.contentAt(here));
}

const proposing = { with: { mode: 'pull-request' } };

describe('annotations', () => {
  test('the annotation of a changed section is a notice at its marker', async () => {
    const { annotations } = await report((stage) => ({
      'README.md': old(stage),
      'a.md': readme(),
    }));
    expect(annotations).toEqual([
      `notice @3 README.md:3:1: this section now links to ${here} instead of ${before}`,
      `notice @3 a.md:3:1: this section now contains the snippets of ${here}`,
    ]);
  });

  test('the annotation of an outdated section is an error, or a notice if a pull request was closed or shared', async () => {
    const line = `@3 README.md:3:1: this section links to ${before}, but the page is at ${here}`;
    const files = (stage: Stage) => ({ 'README.md': old(stage) });
    const checked = await report(files, { with: { mode: 'check', branch: 'main' } });
    expect([checked.annotations, checked.hasFailed]).toEqual([[`error ${line}`], true]);
    expect(checked.log[0]).toBe(
      'Out of date: 1 file. Run status-snippets, or run this action in another mode.',
    );
    const branch = 'branch "main" of acme/site';
    for (const [change, sentence] of [
      [
        'close',
        `Pull request #1 with the same change to ${branch} was closed, so it is not opened again`,
      ],
      [
        'push',
        `because others have contributed to it; ${branch} is out of date: merge or close it.`,
      ],
    ] as const) {
      const { annotations, hasFailed, log, outputs } = await report(
        files,
        proposing,
        async (stage) => {
          await stage.act(proposing);
          if (change === 'close') stage.github.pulls.close(1);
          else await stage.github.push('status-snippets/main', { 'README.md': 'Mine' });
        },
      );
      expect([annotations, hasFailed]).toEqual([[`notice ${line}`], false]);
      expect(log[0]).toContain(sentence);
      expect(outputs['pull-request-branch']).toBe('status-snippets/main');
    }
  });

  test('the annotation of an outdated section says how it differs if its address is right', async () => {
    const { annotations } = await report(
      (stage) => ({
        'README.md': readme(),
        'a.md': right(stage).replace('[Status]', '[Other]').replace('![', '![x'),
      }),
      { with: { mode: 'check', branch: 'main' } },
    );
    expect(annotations).toEqual([
      `error @3 README.md:3:1: this section does not contain the snippets of ${here}`,
      `error @3 a.md:3:1: this section differs from the snippets of ${here}`,
    ]);
  });

  test('the annotation of a misspelled marker is an error at its position', async () => {
    const { annotations } = await report((stage) => ({
      'README.md': `Text\n\n${old(stage).replace(' end ', ' ent ')}`,
    }));
    expect(annotations).toEqual([
      expect.stringMatching(/^error @11 README\.md:11:1: .*<!-- status-snippets /),
    ]);
  });

  test('the annotation of an unavailable service is a warning, or an error if on-unavailable is fail', async () => {
    const down = (stage: Stage) =>
      stage.endpoint.respondWith((response) => void response.writeHead(503).end());
    for (const [onUnavailable, level] of [
      ['warn', 'warning'],
      ['fail', 'error'],
    ] as const) {
      const acting = { with: { 'on-unavailable': onUnavailable } };
      // The second section has the same problem, which is not repeated.
      const { annotations, hasFailed } = await report(
        () => ({ 'README.md': readme() + readme() }),
        acting,
        down,
      );
      expect(annotations).toEqual([
        expect.stringMatching(new RegExp(`^${level} @3 README\\.md:3:1: .*"acme"`)),
      ]);
      expect(hasFailed).toBe(level === 'error');
    }
    const files = () => ({ 'a.md': readme(), 'b.md': 'nothing' });
    expect((await report(files, {}, down)).annotations).toEqual([
      expect.stringMatching(/^error @1 b\.md:1:1: .*<!-- status-snippets start/),
    ]);
  });

  test('annotations of another repository have no position', async () => {
    await using stage = await startStage();
    stage.github.add('acme/docs', { files: { 'README.md': readme() } });
    const { annotations } = await stage.act({ with: { repository: 'acme/docs' } });
    expect(annotations).toEqual([expect.stringMatching(/^notice README\.md:3:1: /)]);
  });
});

test('a check names the lines of the file, which has no markers around the badges yet', async () => {
  const { annotations } = await report(
    ({ endpoint: { baseUrl } }) => {
      const { badge_markdown: badge } = snippetsOf('acme', baseUrl, here);
      const section = '<!-- status-snippets start slug="acme" --><!-- status-snippets end -->';
      return {
        'README.md': `# Site\n\n${badge}\n\nWords\n\n${badge} ${badge}\n\nText ${section}\n`,
      };
    },
    { with: { mode: 'check', branch: 'main', unmarked: 'adopt' } },
  );
  expect(annotations.map((text) => text.split(' README')[0])).toEqual([
    'error @3',
    'error @7',
    'error @7',
    'error @9',
  ]);
});

test('the log says which badges become sections, and why others stay as they are', async () => {
  const { log } = await report(
    ({ endpoint: { baseUrl } }) => {
      const { badge_markdown, badge_html } = snippetsOf('acme', baseUrl, here);
      return {
        'README.md': `# Site\n\n${badge_markdown}\n\n${badge_html.replace('<a ', '<a class="x" ')}\n`,
      };
    },
    { with: { unmarked: 'adopt' } },
  );
  expect(log[0]?.split('\n').slice(0, 2)).toEqual([
    'README.md:3:1: badge of page "acme" becomes a section',
    expect.stringMatching(
      /^README\.md:5:1: badge of page "acme" stays as it is: it has attributes of its own /,
    ),
  ]);
});

describe('the outputs', () => {
  test('the outputs of the action describe a page that moved, and the commit', async () => {
    const { outputs, baseUrl, head } = await report((stage) => ({ 'README.md': old(stage) }));
    expect(outputs).toMatchObject({
      outcome: 'changed',
      changed: 'true',
      'domain-changed': 'true',
      'status-page-url': here,
      'previous-status-page-url': before,
      source: 'endpoint',
      'badge-markdown': `[![Status](${baseUrl}/badge/acme.svg)](${here})`,
      'commit-sha': head,
      'commit-url': `https://github.com/acme/site/commit/${head}`,
      'pull-request-number': '',
      'pull-request-operation': 'none',
    });
  });

  test('the outputs are about the page of the first section, even if it moved only in another file', async () => {
    const files = (stage: Stage) => ({ 'README.md': right(stage), 'a.md': old(stage, 'beta') });
    const unmoved = {
      'domain-changed': 'false',
      'status-page-url': here,
      'previous-status-page-url': here,
    };
    expect((await report(files)).outputs).toMatchObject({ changed: 'true', ...unmoved });
    const moved = { 'domain-changed': 'true', 'previous-status-page-url': before };
    expect(
      (await report((stage) => ({ ...files(stage), 'b.md': old(stage) }))).outputs,
    ).toMatchObject(moved);
  });

  test('an address in other letter case is no new address', async () => {
    const files = (stage: Stage) => ({
      'README.md': right(stage).replaceAll('status.acme.com', 'Status.acme.com'),
    });
    expect((await report(files)).outputs).toMatchObject({
      changed: 'true',
      'domain-changed': 'false',
    });
  });

  test('the output of an unsafe string that no section needs is empty', async () => {
    const { outputs } = await report(
      (stage) => ({ 'README.md': old(stage) }),
      {},
      ({ endpoint }) => {
        const snippets = {
          ...snippetsOf('acme', endpoint.baseUrl, here),
          widget_script: '<script src="//evil.example">',
        };
        endpoint.respondWith((response) => void response.end(JSON.stringify(snippets)));
      },
    );
    expect(outputs).toMatchObject({
      'widget-script': '',
      'badge-html': expect.stringContaining('<a '),
    });
    expect(outputs.report).not.toContain('evil');
  });

  test('the output pull-request-operation is created, none, updated and closed, and the log says what was done', async () => {
    await using stage = await startStage({ files: { 'README.md': readme() } });
    const acts: unknown[][] = [];
    const act = async () => {
      const { outputs, log } = await stage.act(proposing);
      acts.push([
        outputs['pull-request-operation'],
        outputs.outcome,
        log[0]?.split(/\n| for branch/)[0],
      ]);
      acts
        .at(-1)
        ?.push(...['number', 'url', 'branch'].map((name) => outputs[`pull-request-${name}`]));
      expect(log.some((text) => text.startsWith('Diff'))).toBe(outputs.outcome !== 'unchanged');
    };
    await act();
    await act();
    stage.movePagesTo('https://up.acme.com');
    await act();
    await stage.act();
    await act();
    await act();
    const request = ['1', 'https://github.com/acme/site/pull/1', 'status-snippets/main'];
    expect(acts).toEqual([
      ['created', 'changed', 'Opened pull request #1', ...request],
      ['none', 'out-of-date', 'The change is already in pull request #1', ...request],
      ['updated', 'changed', 'Updated pull request #1', ...request],
      [
        'closed',
        'unchanged',
        'Closed pull request #1: branch "main" of acme/site is already up to date.',
        ...request,
      ],
      ['none', 'unchanged', 'All sections are up to date; nothing was written.', '', '', ''],
    ]);
  });

  test('the log says that a pull request which others changed is left open although the branch is up to date', async () => {
    await using stage = await startStage({ files: { 'README.md': readme() } });
    await stage.act(proposing);
    await stage.github.push('status-snippets/main', { 'README.md': 'Mine' });
    await stage.act();
    const { log, outputs } = await stage.act(proposing);
    expect(log[0]).toMatch(
      /others have contributed to it; branch "main" of acme\/site is already up to date\.\nhttps:/,
    );
    expect([outputs.outcome, outputs['pull-request-operation']]).toEqual(['unchanged', 'none']);
  });

  test('the outputs of a run that ended early are empty except for the report', async () => {
    await using stage = await startStage();
    const { outputs } = await stage.act({ with: { mode: 'x' } });
    const filled = Object.entries(outputs).filter(([, value]) => value !== '');
    expect(filled.map(([name]) => name)).toEqual([
      'outcome',
      'changed',
      'domain-changed',
      'pull-request-operation',
      'report',
    ]);
    const message = expect.stringContaining('input mode "x" is not one of commit, ');
    expect(JSON.parse(outputs.report ?? '')).toEqual({
      ...{ version: 1, outcome: 'failed', pages: [], files: [] },
      error: { code: 'invalid-input', message },
    });
  });
});

describe('the summary', () => {
  test('the summary links a text that is an address as a whole, and no other', () => {
    const [address, sentence] = ['https://a.example/?b&c', 'https://a.example does not respond'];
    expect(htmlLink(address)).toBe(
      '<a href="https://a.example/?b&#38;c">https://a.example/?b&#38;c</a>',
    );
    expect(htmlLink(sentence)).toBe(sentence);
  });

  test('the job summary shows the commit, the addresses, the badge, the diff and the hints', async () => {
    const { summary, log, baseUrl, head } = await report((stage) => ({ 'README.md': old(stage) }));
    expect(summary).toContain(
      `Committed ${head?.slice(0, 7)} to branch &#34;main&#34; of acme/site.`,
    );
    expect(summary).toContain(`<a href="https://github.com/acme/site/commit/${head}">`);
    expect(summary).toContain(
      `<td><code>${before}</code></td><td><a href="${here}">${here}</a></td>`,
    );
    expect(summary).toContain(`\n[![Status](${baseUrl}/badge/acme.svg)](${here})\n`);
    expect(summary).toMatch(/\n```diff\n--- a\/README\.md\n/);
    expect(summary).not.toContain('(truncated)');
    expect(summary).toMatch(
      /<table>\n<tr><th>Section<\/th><th>Page<\/th><th>Before<\/th><th>After<\/th><\/tr>\n/,
    );
    expect(summary).toContain('</tr>\n</table>\n');
    const hint = 'A commit made with `GITHUB_TOKEN` does not start workflows.';
    expect(summary).toContain(`\n> [!NOTE]\n> ${hint}`);
    expect(log.join('\n')).toContain(hint);
  });

  test('the job summary says that a section contained no address, and counts the sections of a file', async () => {
    const { summary, log } = await report(() => ({ 'README.md': readme() }));
    expect(summary).toContain(`<td>none</td><td><a href="${here}">${here}</a></td>`);
    expect(log).toContain('Files\nREADME.md: changed, sections: 1');
  });

  test('hidden characters, whose escapes are longer, do not make the summary or the description too long for GitHub', async () => {
    const hiddenText = (length: number) => `${'\u0001'.repeat(length)}\n\n<!-- status`;
    const texts = (length: number) => ({
      'README.md': readme().replace('<!-- status', hiddenText(length)),
    });
    const { summary } = await report(() => texts(390_000));
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    const { pulls } = await report(() => texts(25_000), proposing);
    expect(pulls[0]?.body).toContain('\n```\n\n</details>');
  });

  test('the job summary contains no markup from a file', async () => {
    const hostile = '<img src=x onerror=alert(1)>\n\n</details>\n\n[x](https://evil.example)\n\n';
    // The diff shows three lines around a section, so these are next to it.
    const fences = '``````\n```\n``````\n';
    const path = 'docs/<script>alert(1)<`x`|(b).md';
    const { summary } = await report(
      (stage) => {
        const text = old(stage).replace('# Site\n\n', `${hostile}${fences}`);
        return { [path]: text.replace('More.\n', `${fences}${hostile}`) };
      },
      {
        with: {
          'base-url': 'https://statuspage.me',
          source: 'offline',
          'custom-domain': 'status.acme.com',
        },
      },
    );
    expect(summary).toContain('\n ```\n');
    const { children } = fromMarkdown(summary);
    const markup = children.flatMap((node) => (node.type === 'html' ? node.value : []));
    expect(markup.join('\n')).not.toMatch(/<img|<script|evil/);
    const types = ['heading', 'html', 'html', 'paragraph', 'html', 'code', 'html', 'blockquote'];
    expect(children.map(({ type }) => type)).toEqual(types);
  });

  test("the summary and the pull request of a very large change stay below GitHub's limits", async () => {
    const empty = '<!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n'.repeat(
      3,
    );
    const files = Object.fromEntries(
      Array.from({ length: 25 }, (_, n) => [
        `docs/${n}-${'é'.repeat(100)}.md`,
        `${readme()}\n${empty}`,
      ]),
    );
    const { summary, pulls } = await report(() => files, {
      with: { mode: 'pull-request', files: 'docs' },
    });
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(summary).toContain('more.');
    expect(pulls[0]?.body.length).toBeLessThan(65_536);
  });

  test('the job summary contains the errors', async () => {
    const { summary } = await report(() => ({
      'README.md': '<!-- status-snippets start slug="acme" --> `x` <b>',
    }));
    expect(summary).toContain('<p>Nothing was written.</p>');
    expect(summary).toMatch(/\n```text\nerror: README\.md:1:1: /);
  });
});

describe('the texts of commits and pull requests', () => {
  test('the commit message names every page that moved once', async () => {
    const { subject, body } = await report((stage) => ({
      'a.md': old(stage),
      'b.md': old(stage),
      'c.md': old(stage, 'beta'),
    }));
    expect(subject).toBe(`Point the status badge at ${here}`);
    expect(body.split('\n')).toEqual([
      expect.stringMatching(`"acme" .* ${before} .* ${here}\\.$`),
      expect.stringMatching(`"beta" .* https://beta.statuspage.me .* ${here}\\.$`),
    ]);
  });

  test('the inputs replace the default texts, and their placeholders are replaced with all values, each once', async () => {
    const files = (stage: Stage) => ({
      'README.md': old(stage),
      'a.md': old(stage, 'beta'),
      'b.md': old(stage),
    });
    const texts = {
      'commit-message':
        'docs({slug}): now at {address}\n\nWas at {previous-address}. {} {a b}\n\nRefs: OPS-1\n',
      'pull-request-title': '{slug} moved\n to {address}',
      'pull-request-body': 'Ticket OPS-1 for {slug}.',
    };
    const { subject, body } = await report(files, { with: texts });
    expect(subject).toBe(`docs(acme, beta): now at ${here}`);
    expect(body).toBe(`Was at ${before}, https://beta.statuspage.me. {} {a b}\n\nRefs: OPS-1`);
    const { pulls } = await report(files, { with: { ...texts, mode: 'pull-request' } });
    expect(pulls[0]?.title).toBe(`acme, beta moved to ${here}`);
    expect(pulls[0]?.body).toMatch(/^Ticket OPS-1 for acme, beta\.\n\n<p>.* &#34;acme&#34; /);
  });

  test('the default texts are used if the inputs are empty once their placeholders are replaced', async () => {
    const texts = {
      'commit-message': '{previous-address}',
      'pull-request-title': ' {previous-address} ',
    };
    const { pulls } = await report(() => ({ 'README.md': readme() }), {
      with: { ...texts, mode: 'pull-request' },
    });
    expect(pulls).toMatchObject([{ title: expect.stringMatching(new RegExp(`. ${here}$`)) }]);
  });

  test('the description of a pull request has a table, the diff, and a note about checks', async () => {
    const { pulls } = await report((stage) => ({ 'README.md': old(stage) }), proposing);
    expect(pulls[0]?.body).toContain(
      `<td><code>${before}</code></td><td><a href="${here}">${here}</a></td>`,
    );
    expect(pulls[0]?.body).toMatch(/```diff\n--- a\/README\.md\n[\s\S]*\n```\n\n<\/details>/);
    expect(pulls[0]?.body).toContain(
      '\n> [!NOTE]\n> If this pull request was opened with `GITHUB_TOKEN`, ',
    );
  });

  test.each([
    ['https://api.github.com', /checks wait until .* “Approve workflows to run”/],
    ['https://API.GitHub.com', /“Approve workflows to run”/],
    ['https://api.acme.ghe.com', /“Approve workflows to run”/],
    [
      'https://ghe.acme.com/api/v3',
      /this server starts no checks for it until someone closes and reopens it/,
    ],
  ])('the note about checks says what GitHub at %s does', (apiUrl, note) => {
    expect(pullRequestHint({ apiUrl })).toMatch(note);
  });

  test('the description of a pull request contains only the start of a long diff, to the end of a line', async () => {
    const sections = (stage: Stage) => ({ 'README.md': old(stage).repeat(70) });
    const [{ summary }, { pulls }] = [await report(sections), await report(sections, proposing)];
    const diff = /```diff\n([\s\S]*?\n)… \(truncated\)\n```/.exec(pulls[0]?.body ?? '')?.[1] ?? '';
    expect(diff.length).toBeGreaterThan(29_000);
    const withoutPort = (text: string) => text.replace(/:\d+\//g, '/');
    expect(withoutPort(summary)).toContain(withoutPort(diff));
  });

  test('labels, people and a long body reach the pull request', async () => {
    const texts = {
      'pull-request-labels': 'docs\nDocs\n Status page ',
      'pull-request-body': 'x'.repeat(70_000),
    };
    const people = {
      reviewers: '@pat\nkim\nPat',
      'team-reviewers': 'acme/platform',
      assignees: 'kim',
    };
    const { pulls, outputs } = await report(
      () => ({ 'README.md': readme() }),
      { with: { ...texts, ...people, mode: 'pull-request', 'auto-merge': 'rebase' } },
      ({ github }) => {
        const people = { collaborators: ['Pat', 'kim'], teams: ['platform'] };
        Object.assign(github.settings, {
          mergeRule: 'check',
          labels: ['Docs', 'Status page'],
          ...people,
        });
      },
    );
    const reviewers = ['Pat', 'kim', 'platform'];
    expect(pulls).toMatchObject([
      { labels: ['Docs', 'Status page'], autoMerge: 'REBASE', reviewers, assignees: ['kim'] },
    ]);
    expect(pulls[0]?.body).toHaveLength(65_536);
    expect(outputs).toMatchObject({
      outcome: 'changed',
      'pull-request-branch': 'status-snippets/main',
    });
  });

  test('an automatic merge that the repository forbids is a warning, and the pull request is open', async () => {
    const acting = { with: { mode: 'pull-request', 'auto-merge': 'squash' } };
    const { annotations, hasFailed, pulls } = await report(
      () => ({ 'README.md': readme() }),
      acting,
      ({ github }) => {
        github.settings.autoMergeAllowed = false;
      },
    );
    expect(annotations).toContainEqual(expect.stringMatching(/^warning .*"Allow auto-merge"/));
    expect([hasFailed, pulls[0]?.state]).toEqual([false, 'OPEN']);
  });
});

test('the hash stays the same if the text around the sections changes, and differs for another change', async () => {
  const hashOf = async (files: (stage: Stage) => Texts) => {
    const fixed = {
      with: { mode: 'pull-request', 'base-url': 'https://statuspage.me', source: 'offline' },
    };
    const { pulls } = await report(files, fixed);
    return /status-snippets-hash: (\w{64})/.exec(pulls[0]?.body ?? '')?.[1];
  };
  const empty = readme();
  const hash = await hashOf(() => ({ 'README.md': empty }));
  const edited = `New start.\n\n${empty.replace('More.', 'Less.').replaceAll('\n', '\r\n')}`;
  expect(await hashOf(() => ({ 'README.md': edited }))).toBe(hash);
  const others = [
    { 'docs/README.md': empty },
    { 'README.md': `${empty}\n${empty}` },
    { 'README.md': readme('up') },
  ];
  const hashes = await Promise.all(others.map((files) => hashOf(() => files)));
  expect(new Set([hash, ...hashes]).size).toBe(4);
});

test('a commit that landed is reported even if the rest of the report cannot be made', async () => {
  const failingGroup = 'Diff';
  const { outputs, log, hasFailed, head } = await report(() => ({ 'README.md': readme() }), {
    failingGroup,
  });
  expect([outputs.outcome, outputs['commit-sha'], hasFailed]).toEqual(['changed', head, false]);
  expect(log).toContainEqual(
    expect.stringMatching(/^Cannot write the summary: internal error.*\nError: broken/),
  );
});
