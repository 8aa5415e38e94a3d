import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { german } from './german';

/** English text of the pages, in ICU message format. It is the key of its translation. */
export type Text = keyof typeof german;

/** Names of the placeholders and tags of a text. */
type Names<T extends string> = Placeholders<T> | Tags<T>;
type Placeholders<T extends string> = T extends `${string}{${infer Inner}}${infer Rest}`
  ? NameOf<Inner> | Placeholders<Rest>
  : never;
type NameOf<T extends string> = T extends `${infer Name},${string}`
  ? Name
  : T extends `${string} ${string}`
    ? never
    : T;
type Tags<T extends string> = T extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;

/** Values of the placeholders; no argument for a text without them. */
type Values<T extends string, Value> = [Names<T>] extends [never] ? [] : [Readonly<Record<Names<T>, Value>>];

export const languageNames = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languageNames;
const storageKey = 'portal-language';
const isLanguage = (text: string | null | undefined): text is Language =>
  Object.keys(languageNames).some((one) => one === text);

/** Languages of the browser, preferred first. A chosen language precedes them. */
const preferred = globalThis.window ? [localStorage.getItem(storageKey) ?? [], ...navigator.languages].flat() : [];

export const language: Language = preferred.map((one) => one.slice(0, 2)).find(isLanguage) ?? 'en';
/** Language with its region, for times and numbers. */
export const locale = preferred.find((one) => one.length > 2 && one.startsWith(language)) ?? language;

interface Catalogue {
  readonly german: Readonly<Partial<Record<string, string>>>;
  readonly serverTexts: Readonly<Partial<Record<string, string>>>;
}
const none: Catalogue = { german: {}, serverTexts: {} };
const { german: translations, serverTexts }: Catalogue = language === 'de' ? await import('./german') : none;

/** Remembers the language in this browser, and shows the page in it. */
export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(storageKey, chosen);
  location.reload();
}

const formats = new Map<string, IntlMessageFormat>();
function formatOf(text: string): IntlMessageFormat {
  const known = formats.get(text) ?? new IntlMessageFormat(translations[text] ?? text, locale);
  formats.set(text, known);
  return known;
}

/** The text in the user's language. */
export const t = <const T extends Text>(text: T, ...[values]: Values<T, string | number>): string =>
  String(formatOf(text).format(values));

/** As `t`, with elements as values. A tag of the text is a function of its content: `<link>Read more</link>`. */
export const rich = <const T extends Text>(
  text: T,
  ...[values]: Values<T, ReactNode | ((content: ReactNode) => ReactNode)>
): ReactNode => {
  const parts = formatOf(text).format<ReactNode>(values as Record<string, ReactNode>);
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
};

/**
 * Text of the server in the user's language, by its error code if that is translated. A quoted value is `…` in the
 * translation. An unknown text stays English.
 */
export const fromServer = (text: string, code = text): string => {
  const value = /(?<=")[^"]*(?=")/.exec(text)?.[0] ?? '…';
  return (serverTexts[code] ?? serverTexts[text.replace(`"${value}"`, '"…"')])?.replace('…', () => value) ?? text;
};

/** Explanation for a user without the permission to change something. */
export const onlyWith = (permission: string): string =>
  t('Only people with the permission “{permission}” can change this.', { permission });

const numbers = new Intl.NumberFormat(locale);
/** Formats a number in the user's language. */
export const formatNumber = (value: number): string => numbers.format(value);

/** Name of a role. Those that every company has are translated. */
export const roleName = ({ name, isSystem }: { readonly name: string; readonly isSystem: boolean }): string =>
  isSystem ? fromServer(name) : name;
