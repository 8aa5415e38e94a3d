import type { CompanyContact } from '@partner/companies';
import { parseHttpUrl } from '@partner/kernel';
import type { Mail } from '../ports/mail-transport.js';
import { userText } from './user-text.js';

/** Content of an email before it is rendered as text and HTML. User input in it must have passed through `userText`. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Labels with their values, in display order; unset values are left out. */
  readonly facts?: readonly (readonly [string, string | number | null | undefined])[];
  /** Link that the reader should follow. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing: string;
}

/** Sender of a letter as the reader sees it. */
type LetterHead = Pick<CompanyContact, 'name' | 'logoUrl'>;

/** Renders a letter as text and simple HTML with the same wording. User input is never interpreted as markup. */
export function render(
  { subject, greeting, paragraphs, facts = [], link, closing: signature }: Letter,
  head?: LetterHead,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const closing = userText(signature);
  const known = facts.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [[label, userText(value)] as const],
  );
  const lines = known.map(([label, value]) => `${label}: ${value}`);
  const rows = known.map(
    ([label, value]) => `<tr><th align="left">${escaped(label)}</th><td>${escaped(value)}</td></tr>`,
  );
  const blocks = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`);
  const table = rows.length > 0 ? [`<table cellpadding="4">${rows.join('')}</table>`] : [];
  const linkText = link ? [`${link.label}: ${link.url}`] : [];
  const linkHtml = link
    ? [
        `<p><a href="${escaped(link.url)}" style="${button}">${escaped(link.label)}</a></p>`,
        `<p>${escaped(link.url)}</p>`,
      ]
    : [];
  return {
    subject,
    text: [greeting, ...paragraphs, ...(lines.length > 0 ? [lines.join('\n')] : []), ...linkText, closing]
      .join('\n\n')
      .concat('\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="color-scheme" content="light dark"></head>',
      `<body style="${page}">`,
      ...(head ? logo(head) : []),
      ...[`<p>${escaped(greeting)}</p>`, ...blocks, ...table, ...linkHtml, `<p>${escaped(closing)}</p>`],
      `</body></html>\n`,
    ].join('\n'),
  };
}

const page = 'font: 16px/1.5 sans-serif; max-width: 36em; margin: 0 auto; padding: 16px; overflow-wrap: anywhere';
const button =
  'display: inline-block; padding: 10px 20px; border-radius: 6px; background: #1f5fbf; color: #ffffff; ' +
  'text-decoration: none';

/** The logo of a company that has one at a web address. */
const logo = ({ name, logoUrl }: LetterHead): string[] =>
  logoUrl !== null && parseHttpUrl(logoUrl)
    ? [`<p><img src="${escaped(logoUrl)}" alt="${escaped(userText(name))}" height="48"></p>`]
    : [];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
