import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refreshText } from '../sections/refreshing.ts';
import { randomRuns } from '../support/random-runs.ts';

const [start, end] = ['<!-- status-snippets start -->', '<!-- status-snippets end -->'];

/** What this program wrote once, with other words and addresses, and as formatters write it. */
const ownSnippets = fc.constantFrom(
  '[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)',
  '![Uptime](https://badges.example/badge/acme.svg?token=1)',
  '[![Status](http://localhost:4010/badge/old-name.svg "Status")](https://old.example)',
  '<a href="https://acme.statuspage.me"><img alt="Status" src="https://statuspage.me/badge/acme.svg" /></a>',
  '<img src="https://sp.fyi/badge/acme.svg" width=90>',
  '**Status:** See live status → [https://acme.statuspage.me](https://acme.statuspage.me)',
  '__Status:__ See live status → <https://acme.statuspage.me>',
  '**État :** voir https://etat.example',
  '<strong>Status:</strong> See live status → <a href="https://acme.statuspage.me">acme.statuspage.me</a>',
);

const ownScripts = fc.constantFrom(
  '<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" data-theme="dark"></script>',
  '<div>\n<script async src="https://statuspage.me/static/embed/v2/status.js" data-slug=old-name></script>\n</div>',
);

/** What only a person can have written. */
const foreign = fc.constantFrom(
  '[![License](https://img.shields.io/badge/license-MIT-green.svg)](LICENSE)',
  '![CI](https://github.com/acme/acme/actions/workflows/ci.yml/badge.svg)',
  '<img src="https://img.shields.io/badge/license-MIT-green.svg">',
  '[![Status](https://statuspage.me/badge/acme.svg) and more](https://acme.statuspage.me)',
  '[Documentation](https://docs.example)',
  '<a href="https://docs.example">Documentation</a>',
  '<a href="https://acme.statuspage.me"><img src="https://statuspage.me/badge/acme.svg"> Status</a>',
  ...[
    'words',
    '*words*',
    '`code`',
    '<!-- note -->',
    '<br>',
    '<?x?>',
    '[^1]',
    'me@example.com',
    '&amp;',
    '|',
  ],
  '<script>alert(1)</script>',
  '<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme">alert(1)</script>',
  '<script src="https://cdn.example/static/embed/v1/status.js" data-slug="globex"></script>',
);

const foreignBlocks = fc.constantFrom(
  ...[
    '# Title',
    '- item',
    '> quote',
    '---',
    '```\ncode\n```',
    '    code',
    '[ref]: https://example.com',
    '[^1]: Note.',
  ],
  ...[
    '| a | b |\n| - | - |',
    '<div></div>',
    '<p>Text.</p>',
    '<pre>',
    'Title\n=====',
    '<details></details>',
  ],
);

/** Where a section can be, with the separator of what it holds. */
const places = {
  flow: [
    ...[(section: string) => section, (section: string) => `# Title\n\n${section}\n\nText.`],
    (section: string) => section.replace(/^/gm, '> '),
    (section: string) => `- Item\n\n${section.replace(/^(?=.)/gm, '  ')}\n`,
  ],
  inline: [
    ...[(section: string) => `Text ${section} text.`, (section: string) => `## Title ${section}`],
    ...[(section: string) => `<p>${section}</p>`, (section: string) => `- ${section}`],
  ],
} as const;

const inFlow = (contents: fc.Arbitrary<string[]>) =>
  fc
    .tuple(contents, fc.constantFrom('\n', '\n\n'), fc.constantFrom(...places.flow))
    .map(([parts, gap, place]) => {
      return place([start, '', parts.join(gap === '\n' ? '\n\n' : gap), '', end].join('\n'));
    });

const inText = (contents: fc.Arbitrary<string[]>) =>
  fc
    .tuple(contents, fc.constantFrom(...places.inline))
    .map(([parts, place]) => place(start + parts.join(' ') + end));

/** With something foreign before, between or after what is not. */
const withForeign = (own: fc.Arbitrary<string>, other: fc.Arbitrary<string>) =>
  fc.tuple(fc.array(own, { maxLength: 2 }), other, fc.nat(2)).map(([parts, foreignPart, at]) => {
    return parts.toSpliced(at, 0, foreignPart);
  });

const own = fc.array(ownSnippets, { maxLength: 3 });
const accepted = fc.oneof(
  inFlow(fc.array(fc.oneof(ownSnippets, ownScripts), { maxLength: 3 })),
  inText(own),
);
const refused = fc.oneof(
  inFlow(withForeign(fc.oneof(ownSnippets, ownScripts), fc.oneof(foreign, foreignBlocks))),
  inText(withForeign(ownSnippets, foreign)),
);

test('what a person wrote between markers in a random place is never deleted', async () => {
  const property = fc.asyncProperty(refused, async (text) => {
    const result = await refreshText(text);
    expect(result).toMatchObject({ outcome: 'failed', text });
    expect(result.findings.map(({ code }) => code)).toContain('foreign-content');
  });
  await fc.assert(property, { numRuns: randomRuns(400) });
});

test('what this program writes, in any form and in a random place, is never refused as foreign', async () => {
  const property = fc.asyncProperty(accepted, async (text) => {
    const { outcome, findings } = await refreshText(text);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(outcome).not.toBe('failed');
  });
  await fc.assert(property, { numRuns: randomRuns(400) });
});
