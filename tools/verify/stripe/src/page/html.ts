const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is markup already. */
export class Html {
  constructor(readonly text: string) {}
}

/** Markup in which every value is escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html {
  const texts = values.map((value) => {
    if (value instanceof Html) return value.text;
    if (typeof value === 'object') return value.map(({ text }) => text).join('');
    return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
  });
  return new Html(String.raw({ raw: parts }, ...texts));
}
