const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

/** Template tag that escapes every value, except for Html values. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html {
  const texts = values.map((value) => {
    if (value instanceof Html) return value.text;
    if (typeof value === 'object') return value.map(({ text }) => text).join('');
    return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
  });
  return new Html(String.raw({ raw: parts }, ...texts));
}
