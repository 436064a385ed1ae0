import { describe, expect, test } from 'vitest';
import { fillTemplate, validateTemplate } from '../../../src/action/messages/message-template.ts';

const acme = { slug: 'acme', address: 'https://status.acme.com', previousAddress: 'https://acme.statuspage.me' };
const globex = {
  slug: 'globex',
  address: 'https://status.globex.com',
  previousAddress: 'https://globex.statuspage.me',
};
const moved = { kind: 'moved', pages: [acme] } as const;

describe('placeholders', () => {
  test('every occurrence of a placeholder is replaced', () => {
    expect(fillTemplate('{slug}: {previous-address} → {address} ({slug})', moved)).toBe(
      'acme: https://acme.statuspage.me → https://status.acme.com (acme)',
    );
  });

  test('a placeholder is replaced with the values of all changed pages, each value once', () => {
    const other = { ...acme, previousAddress: 'https://old.acme.com' };
    const template = '{slug}: {previous-address} → {address}';
    expect(fillTemplate(template, { kind: 'moved', pages: [acme, globex, other] })).toBe(
      'acme, globex: https://acme.statuspage.me, https://globex.statuspage.me, https://old.acme.com → https://status.acme.com, https://status.globex.com',
    );
  });

  test('the previous address is empty unless a page moved', () => {
    const filled = { ...acme, previousAddress: null };
    expect(fillTemplate('[{previous-address}]', { kind: 'filled', pages: [filled] })).toBe('[]');
    expect(fillTemplate('[{previous-address}]', { kind: 'updated', pages: [acme] })).toBe('[]');
  });

  test('a placeholder in a replaced value is not replaced', () => {
    expect(fillTemplate('{slug}', { kind: 'moved', pages: [{ ...acme, slug: '$&{address}' }] })).toBe('$&{address}');
  });

  test.each(['', 'docs: refresh', 'a {} { b } {', '{a b}', '{{ }}'])(
    'the template %j is valid and stays as it is',
    (text) => {
      expect(() => validateTemplate('commit-message', text)).not.toThrow();
      expect(fillTemplate(text, moved)).toBe(text);
    },
  );

  test('an unknown placeholder is refused with a suggestion', () => {
    expect(() => validateTemplate('commit-message', 'To {adress}')).toThrow(
      'input commit-message contains the unknown placeholder "{adress}": did you mean {address}?',
    );
    expect(() => validateTemplate('pull-request-title', '{toString}')).toThrow(
      'input pull-request-title contains the unknown placeholder "{toString}": use one of {slug}, {address}, {previous-address}',
    );
  });
});
