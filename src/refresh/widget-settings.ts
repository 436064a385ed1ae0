import type { Finding } from '../core/errors.ts';
import { quote } from '../core/quote.ts';
import type { SectionAttributes } from '../sections/marker.ts';
import { fixOfSetting, isSettingName } from '../sections/setting-attributes.ts';
import { widgetDefaults, withAttributes } from '../snippets/snippet-set.ts';
import type { ShownWidget } from './shown-snippet.ts';

type Attribute = readonly [name: string, value: string];

export interface SectionSnippets {
  readonly snippets: readonly string[];
  readonly warnings: readonly Finding[];
}

const defaults: Readonly<Record<string, string>> = widgetDefaults;

/**
 * A widget with settings of a person stays as it is in its section, except for its address and
 * what the marker gives.
 * @param shown the widgets that the section contains now, in order
 * @returns the snippets with these widgets, and warnings about what neither the service nor the
 * marker gives
 */
export function keepSettings(
  snippets: readonly string[],
  shown: readonly ShownWidget[],
  given: SectionAttributes,
): SectionSnippets {
  const remaining = [...shown];
  const kept = new Map<string, string>();
  const completed = snippets.map((snippet) => {
    const widget = snippet.includes('<script') ? remaining.shift() : undefined;
    const own = widget ? ownSettings(widget, snippet, given) : [];
    if (widget === undefined || own.length === 0) return snippet;
    for (const [name, value] of own) kept.set(name, value);
    return snippet.replace(startTag, (tag) => updateTag(widget, tag, given));
  });
  return { snippets: completed, warnings: warnAboutSettings([...kept]) };
}

function ownSettings(
  { attributes }: ShownWidget,
  snippet: string,
  given: SectionAttributes,
): readonly Attribute[] {
  return [...attributes].filter(([name, value]) => {
    if (!name.startsWith('data-') || Object.hasOwn(given, name)) return false;
    // What the service sends besides the settings is its own.
    if (!Object.hasOwn(defaults, name)) return !snippet.includes(` ${name}=`);
    return value !== defaults[name] && !snippet.includes(` ${name}="${value}"`);
  });
}

const startTag = /<script[^>]*>/;

const address = / (src|data-slug)="[^"]*"/g;

/** @param tag the start tag that the service sends */
function updateTag({ attributes }: ShownWidget, tag: string, given: SectionAttributes): string {
  const settings = Object.entries(given).filter(([name]) => Object.hasOwn(defaults, name));
  const values = Object.fromEntries([...attributes, ...settings]);
  let updated = withAttributes('<script>', 'script', values);
  for (const [written, name] of tag.matchAll(address))
    updated = updated.replace(new RegExp(` ${name}="[^"]*"`), () => written);
  return updated;
}

function warnAboutSettings(kept: readonly Attribute[]): readonly Finding[] {
  const written = (attributes: readonly Attribute[]) =>
    attributes.map(([name, value]) => `${name}=${quote(value)}`).join(' ');
  const unknown = kept.filter(([name]) => !isSettingName(name));
  const settings = kept.filter(([name]) => isSettingName(name));
  const valid = settings.filter(([name, value]) => fixOfSetting(name, value) === null);
  const messages = settings.flatMap(([name, value]) => {
    const fix = fixOfSetting(name, value);
    return fix === null
      ? []
      : `the widget has ${written([[name, value]])}, which stays as it is; ` +
          `for ${name} on the start marker, write ${fix}`;
  });
  if (valid.length > 0)
    messages.unshift(
      'the widget has settings that its marker does not give, so they stay as they are; ' +
        `write them on the start marker: ${written(valid)}`,
    );
  if (unknown.length > 0)
    messages.push(
      `no marker can give ${written(unknown)}, so the widget keeps that; ` +
        'remove it, or move the widget out of the section',
    );
  return messages.map((message) => ({ level: 'warning', code: 'widget-settings', message }));
}
