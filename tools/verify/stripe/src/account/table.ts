/** Objects of one kind, in order of creation. */
export class Table<Row extends { id: string }> {
  readonly #rows = new Map<string, Row>();

  add(row: Row): Row {
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
}
