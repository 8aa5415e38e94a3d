import type { Snapshot } from '@partner/events';
import { type AllItems, type CompanyId, type Id, type ItemLines, minId } from '@partner/kernel';

/** Batch limits: number of items in the first batch, then target bytes and maximum items. */
const firstLimit = 64;
const targetBytes = 256 * 1024;
const maxLimit = 2_048;

/** Reads the lines of a snapshot in batches, with at most one batch in memory (R84). */
export class SnapshotLines {
  #after: Id = minId;
  #limit = firstLimit;
  #count = 0;
  #isOver = false;

  constructor(
    private readonly company: CompanyId,
    private readonly snapshot: Snapshot,
    private readonly items: AllItems,
  ) {}

  /** Returns the next batch of lines, with the trailer after the last item. Undefined at the end. */
  async next(): Promise<string | undefined> {
    if (this.#isOver) return undefined;
    const { cursor, at } = this.snapshot;
    const asked = { after: this.#after, limit: this.#limit, at };
    const found = await this.snapshot.run(() => this.items.itemsAfter(this.company, asked));
    this.#count += found.count;
    if (found.last === undefined || found.count < this.#limit) {
      this.#isOver = true;
      // Ends before the last lines are sent: a client that has read them can start the next snapshot.
      await this.snapshot.end();
      return `${found.lines}${JSON.stringify({ nextCursor: cursor, count: this.#count })}\n`;
    }
    this.#after = found.last;
    this.#limit = limitAfter(found);
    return found.lines;
  }
}

/** Returns a power of two of items that fits the target bytes, estimated from the previous batch. */
function limitAfter({ lines, count }: ItemLines): number {
  const fitting = Math.max(1, (targetBytes * count) / lines.length);
  return Math.min(maxLimit, 2 ** Math.floor(Math.log2(fitting)));
}
