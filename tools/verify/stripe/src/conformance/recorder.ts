import type { ApiDocument } from './document.js';

/** Calls the Stripe API of the stand-in and compares every response with the document. */
export class Recorder {
  readonly found = new Set<string>();
  calls = 0;

  constructor(
    private readonly url: string,
    private readonly key: string,
    private readonly document: ApiDocument,
  ) {}

  /** @param path as in the document; its `{name}` is replaced with `id`. */
  async call<Shown>(method: 'GET' | 'POST', path: string, id = '', form: Record<string, string> = {}): Promise<Shown> {
    const names = Object.keys(form).map((name) => name.replace(/\[.*/, ''));
    for (const name of this.document.unknownParameters(method, path, names))
      this.found.add(`${method} ${path}: parameter ${name} is not in the document`);
    const query = new URLSearchParams(form).toString();
    const address = `${this.url}${path.replace(/\{\w+\}/, id)}${method === 'GET' ? `?${query}` : ''}`;
    const response = await fetch(address, {
      method,
      headers: { Authorization: `Bearer ${this.key}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { body: query }),
    });
    const shown = (await response.json()) as Shown;
    for (const difference of this.document.differences(method, path, response.status, shown))
      this.found.add(difference);
    this.calls++;
    return shown;
  }

  checkEvents(types: readonly string[]): void {
    for (const type of types.filter((name) => !this.document.knowsEvent(name)))
      this.found.add(`the event type ${type} is not in the document`);
  }
}
