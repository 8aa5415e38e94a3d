import type { Snapshot } from '@partner/events';
import { type AllItems, type CompanyId, type Id, type ItemLines, noId } from '@partner/kernel';

/** How much is read at a time: items at first, bytes and items later on. */
const first = 64;
const wanted = 256 * 1024;
const most = 2_048;

/** The lines of a snapshot, some at a time, of which no more than those are in memory (R84). */
export class SnapshotLines {
  #after: Id = noId;
  #limit = first;
  #count = 0;
  #isOver = false;

  constructor(
    private readonly company: CompanyId,
    private readonly snapshot: Snapshot,
    private readonly items: AllItems,
  ) {}

  /** The next lines, behind the last item the trailer; undefined when there are no more. */
  async next(): Promise<string | undefined> {
    if (this.#isOver) return undefined;
    const { cursor, at } = this.snapshot;
    const asked = { after: this.#after, limit: this.#limit, at };
    const found = await this.snapshot.run(() => this.items.itemsAfter(this.company, asked));
    this.#count += found.count;
    if (found.last === undefined || found.count < this.#limit) {
      this.#isOver = true;
      // Whoever has read the last line may begin the next snapshot.
      await this.snapshot.end();
      return `${found.lines}${JSON.stringify({ nextCursor: cursor, count: this.#count })}\n`;
    }
    this.#after = found.last;
    this.#limit = limitAfter(found);
    return found.lines;
  }
}

/** A power of two of items that are about as long together as is wanted, by the length of those before. */
function limitAfter({ lines, count }: ItemLines): number {
  const fitting = Math.max(1, (wanted * count) / lines.length);
  return Math.min(most, 2 ** Math.floor(Math.log2(fitting)));
}
