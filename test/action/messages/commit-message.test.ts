import { describe, expect, test } from 'vitest';
import { fillTemplate, validateTemplate } from '../../../src/action/messages/commit-message.ts';
import { OptionError } from '../../../src/config/errors.ts';

const moved = {
  kind: 'moved',
  pages: [],
  slug: 'acme',
  address: 'https://status.acme.com',
  previousAddress: 'https://acme.statuspage.me',
} as const;

describe('placeholders', () => {
  test('every occurrence of a placeholder is replaced', () => {
    expect(fillTemplate('{slug}: {previous-address} → {address} ({slug})', moved)).toBe(
      'acme: https://acme.statuspage.me → https://status.acme.com (acme)',
    );
  });

  test('the previous address is empty if there was none', () => {
    const filled = { ...moved, kind: 'filled', previousAddress: '' } as const;
    expect(fillTemplate('[{previous-address}]', filled)).toBe('[]');
  });

  test('a replaced value is not interpreted again', () => {
    expect(fillTemplate('{slug}', { ...moved, slug: '$&{address}' })).toBe('$&{address}');
  });

  test.each(['', 'docs: refresh', 'a {} { b } {', '{a b}', '{{ }}'])(
    'the template %j is valid and stays as it is',
    (text) => {
      expect(() => validateTemplate('commit-message', text)).not.toThrow();
      expect(fillTemplate(text, moved)).toBe(text);
    },
  );

  test('an unknown placeholder is refused with a suggestion', () => {
    expect(() => validateTemplate('commit-message', 'To {adress}')).toThrow(OptionError);
    expect(() => validateTemplate('commit-message', 'To {adress}')).toThrow(
      'input commit-message contains the unknown placeholder "{adress}": did you mean {address}? The placeholders are {slug}, {address}, {previous-address}',
    );
    expect(() => validateTemplate('pull-request-title', '{toString}')).toThrow(
      'input pull-request-title contains the unknown placeholder "{toString}": use one of {slug}, {address}, {previous-address}',
    );
  });
});
