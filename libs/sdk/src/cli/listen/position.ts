import { readJson, writePrivate } from '../logins.js';

/** Position of a listener in the feed, stored between runs. */
export class Position {
  private constructor(
    private readonly file: string,
    private stored: { readonly cursor?: string },
  ) {}

  /** @throws UsageError when the file is not valid. */
  static async open(file: string): Promise<Position> {
    return new Position(file, (await readJson<{ cursor?: string }>(file)) ?? {});
  }

  /** Id of the last processed event; undefined before the first run. */
  get cursor(): string | undefined {
    return this.stored.cursor;
  }

  async remember(cursor: string): Promise<void> {
    if (cursor === this.cursor) return;
    this.stored = { cursor };
    await writePrivate(this.file, this.stored);
  }
}
