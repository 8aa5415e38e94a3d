/** Markup that is sent as it is. */
export class Html {
  constructor(readonly text: string) {}
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup with values in it: whatever is not markup itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | number | readonly Html[])[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(shown)));

const shown = (value: string | number | readonly Html[]): string =>
  typeof value === 'object'
    ? value.map(({ text }) => text).join('')
    : String(value).replaceAll(/[&<>"']/g, (character) => escapes[character]!);
