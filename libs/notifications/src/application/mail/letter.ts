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

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders a letter as text and simple HTML with the same wording. User input is never interpreted as markup. */
export function render({
  subject,
  greeting,
  paragraphs,
  facts = [],
  link,
  closing: signature,
}: Letter): RenderedLetter {
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
  const linkHtml = link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : [];
  return {
    subject,
    text: [greeting, ...paragraphs, ...(lines.length > 0 ? [lines.join('\n')] : []), ...linkText, closing]
      .join('\n\n')
      .concat('\n'),
    html: [
      `<!doctype html><html><body style="font-family: sans-serif">`,
      ...[`<p>${escaped(greeting)}</p>`, ...blocks, ...table, ...linkHtml, `<p>${escaped(closing)}</p>`],
      `</body></html>\n`,
    ].join('\n'),
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
