import { StripeError } from '../http/stripe-error.js';

/** Bounded store of objects of one kind, in order of creation. */
export class Table<Row extends { id: string }> {
  readonly #rows = new Map<string, Row>();

  constructor(
    private readonly limit: number,
    /** True to drop the oldest object when the table is full, instead of returning 429. */
    private readonly dropsOldest = false,
  ) {}

  /** @throws StripeError 429 when the table is full. */
  ensureRoom(): void {
    if (this.dropsOldest || this.#rows.size < this.limit) return;
    throw new StripeError(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: `The stand-in stores at most ${this.limit} objects of each kind.`,
    });
  }

  /** @throws StripeError 429 when the table is full. */
  add(row: Row): Row {
    this.ensureRoom();
    if (this.#rows.size >= this.limit) {
      const [oldest] = this.#rows.keys();
      if (oldest !== undefined) this.#rows.delete(oldest);
    }
    this.#rows.set(row.id, row);
    return row;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  delete(id: string): void {
    this.#rows.delete(id);
  }

  /** Oldest first. */
  all(): Row[] {
    return [...this.#rows.values()];
  }

  fill(rows: readonly Row[]): void {
    for (const row of rows) this.#rows.set(row.id, row);
  }
}
