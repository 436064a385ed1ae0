/**
 * The attributes of a marker that change the badge or the widget of its section, and no option
 * does.
 */
export const settingNames = [
  'alt',
  'width',
  'height',
  'data-theme',
  'data-show-incidents',
  'data-rtm',
  'data-upd',
] as const;

export type SettingName = (typeof settingNames)[number];

interface Rule {
  readonly accepts: RegExp;
  /** As the end of `write …`. */
  readonly fix: string;
}

const size: Rule = { accepts: /^[1-9]\d{0,2}$/, fix: 'a number of pixels from 1 to 999' };

const rules: Readonly<Record<SettingName, Rule>> = {
  // A marker has it in quotes of the other kind.
  alt: {
    accepts: /^(?:[^"\p{Cc}]{1,200}|[^'\p{Cc}]{1,200})$/u,
    fix: 'up to 200 characters on one line',
  },
  width: size,
  height: size,
  'data-theme': { accepts: /^(?:light|dark|auto)$/, fix: 'light, dark or auto' },
  'data-show-incidents': { accepts: /^[01]$/, fix: '1 to show incidents, or 0' },
  'data-rtm': {
    accepts: /^(?:[1-9]\d?|1\d\d|2[0-3]\d|240)$/,
    fix: 'a number of minutes from 1 to 240',
  },
  'data-upd': { accepts: /^(?:[1-9]|[12]\d|30)$/, fix: 'a number of days from 1 to 30' },
};

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(rules, name);
}

/** What to write instead of the value; null if that is right, or the attribute is another one. */
export function fixOfSetting(name: string, value: string): string | null {
  if (!isSettingName(name)) return null;
  const { accepts, fix } = rules[name];
  return accepts.test(value) ? null : fix;
}
