/**
 * Collects items that are added while one batch is running into the next batch, so that many concurrent items cost two
 * round trips. `add` settles with the batch that contains its item, which always starts after the call.
 */
export class Batches<T> {
  #next: { readonly items: T[]; readonly done: Promise<void> } | undefined;
  #current: Promise<unknown> = Promise.resolve();

  constructor(private readonly send: (items: readonly T[]) => Promise<void>) {}

  add(item: T): Promise<void> {
    this.#next ??= this.#open();
    this.#next.items.push(item);
    return this.#next.done;
  }

  #open(): { items: T[]; done: Promise<void> } {
    const items: T[] = [];
    const done = this.#current.then(() => {
      this.#next = undefined;
      return this.send(items);
    });
    this.#current = done.catch(() => undefined);
    return { items, done };
  }
}
