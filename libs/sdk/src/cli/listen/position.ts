import { readJson, writePrivate } from '../logins.js';

/** Position of a listener in the feed, stored between runs. */
export class Position {
  private constructor(
    private readonly file: string,
    /** Id of the last processed event; undefined before the first run. */
    public cursor: string | undefined,
  ) {}

  /** @throws UsageError when the file is not valid. */
  static async open(file: string): Promise<Position> {
    return new Position(file, (await readJson<{ cursor?: string }>(file))?.cursor);
  }

  async remember(cursor: string): Promise<void> {
    if (cursor === this.cursor) return;
    this.cursor = cursor;
    await writePrivate(this.file, { cursor });
  }
}
