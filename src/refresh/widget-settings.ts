import type { Finding } from '../core/errors.ts';
import type { SectionAttributes } from '../sections/marker.ts';
import type { Replacement } from '../sections/rewrite-sections.ts';
import { widgetDefaults } from '../snippets/snippet-set.ts';

/** An attribute in HTML or JSX, with or without quotes. The second group is its value. */
function attributePattern(name: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])(${name})\s*=[\s{"'\`]*([^\s"'\`}>]*)`, 'g');
}

const setting = attributePattern(Object.keys(widgetDefaults).join('|'));

/**
 * Finds what a person set of the widget in a section, and the marker does not give.
 * @param snippets what the section would contain
 * @returns attributes to write on the start marker
 */
export function settingsNotGiven(
  content: string,
  given: SectionAttributes,
  snippets: readonly string[],
): readonly string[] {
  if (!snippets.some((snippet) => snippet.includes('<script'))) return [];
  const defaults: Readonly<Record<string, string>> = widgetDefaults;
  const settings = [...content.matchAll(setting)].flatMap(([, name = '', value = '']) => {
    const written = `${name}="${value}"`;
    const isGiven = Object.hasOwn(given, name);
    const isWritten = snippets.some((snippet) => snippet.includes(` ${written}`));
    return isGiven || isWritten || value === defaults[name] ? [] : [written];
  });
  return [...new Set(settings)];
}

/** @param notGiven what `settingsNotGiven` found */
export function warnAboutSettings(notGiven: readonly string[]): readonly Finding[] {
  if (notGiven.length === 0) return [];
  const message =
    'the widget has settings that its marker does not give, so the section stays as it is; ' +
    `write them on the start marker: ${notGiven.join(' ')}`;
  return [{ level: 'warning', code: 'widget-settings', message }];
}

/** Where the script of the widget is, and of which page it is. */
const addressAttributes = [attributePattern('src'), attributePattern('data-slug')];

/** What replaces the addresses of a page in a section that stays as it is otherwise. */
export function addressReplacements(
  content: string,
  snippets: readonly string[],
): readonly Replacement[] {
  return [...badgeReplacements(content, snippets), ...widgetReplacements(content, snippets)];
}

const badgeAddress = /https?:\/\/[^\s"'()<>]+\/badge\/[^\s"'()<>/]+\.svg/;

function badgeReplacements(content: string, snippets: readonly string[]): readonly Replacement[] {
  const [shown] = badgeAddress.exec(content) ?? [];
  const [wanted] = snippets.flatMap((snippet) => badgeAddress.exec(snippet) ?? []);
  return shown === undefined || wanted === undefined ? [] : [{ from: shown, to: wanted }];
}

function widgetReplacements(content: string, snippets: readonly string[]): readonly Replacement[] {
  const widget = snippets.find((snippet) => snippet.includes('<script')) ?? '';
  const [script = ''] = /<script[^>]*/.exec(content) ?? [];
  return addressAttributes.flatMap((pattern): Replacement[] => {
    const [[written = '', , value = ''] = []] = script.matchAll(pattern);
    const [[, , wanted = ''] = []] = widget.matchAll(pattern);
    if (value === '') return [];
    const start = written.lastIndexOf(value);
    const to = written.slice(0, start) + wanted + written.slice(start + value.length);
    return [{ from: written, to }];
  });
}
