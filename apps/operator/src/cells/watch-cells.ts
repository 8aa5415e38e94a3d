import { causeText, type Id, unavailable } from '@partner/kernel';
import { ChangeChannel, CrossCompanyDatabase } from '@partner/postgres';
import type { Settings } from '@partner/runtime';
import { type CellRows, readCell, replaceRows } from './cell-rows.js';
import { routeMaps, type RouteMaps } from './route-maps.js';

type Cell = Settings['cells'][number];

/** Type of the changes that move requests: of a credential, or of all those of a company. */
const changeType = 'credential';

interface RouteChange {
  readonly type: typeof changeType;
  /** Id of the credential or company. */
  readonly id: Id;
}

/** Database of a cell, for the duration of a command. */
export class OpenCell {
  readonly database: CrossCompanyDatabase;
  readonly channel: ChangeChannel;

  constructor(readonly cell: Cell) {
    this.database = new CrossCompanyDatabase({
      url: cell.database,
      maxConnections: 2,
      applicationName: 'partner cells',
    });
    this.channel = new ChangeChannel(this.database);
  }

  async close(): Promise<void> {
    await this.channel.stop();
    await this.database.close();
  }
}

/** Rows of which maps are made, and true if the running maps must be read first. */
interface PushReason {
  readonly rows: ReadonlyMap<string, CellRows>;
  readonly compares: boolean;
}

/** Rows of all cells, kept current. Updates run one after the other. */
export class WatchedCells {
  readonly #rows = new Map<string, CellRows>();
  #queue: Promise<void> = Promise.resolve();

  /**
   * @param push is awaited by each update, so that a change is acknowledged after its push. `compares` asks it to read
   *   the running maps.
   */
  constructor(
    private readonly cells: readonly OpenCell[],
    private readonly push: (maps: RouteMaps, about: PushReason) => Promise<void>,
    private readonly warn: (line: string) => void,
  ) {}

  /** Reads all cells and pushes their maps. @throws DomainError `unavailable` naming a cell that cannot be read. */
  read(): Promise<void> {
    return this.#update(async () => {
      for (const { cell, database } of this.cells) {
        const rows = await readCell(database).catch((error: unknown) => {
          throw unavailable('database_unavailable', `cell ${cell.name}: ${causeText(error)}`);
        });
        this.#rows.set(cell.name, rows);
      }
    }, true);
  }

  /** Follows the changes of all cells from now on. */
  async follow(): Promise<void> {
    for (const open of this.cells) {
      const changed = ({ id }: RouteChange): Promise<void> => this.#changed(open, id);
      const nothing = (): void => undefined;
      open.channel.on<RouteChange>(changeType, { changed, missed: nothing });
      open.channel.on('missed changes', { changed: nothing, missed: () => this.#update(() => this.#refresh(open)) });
      await open.channel.start();
    }
  }

  /** Reads all cells again and compares the running maps. A cell that cannot be read keeps its rows. */
  compare(): Promise<void> {
    return this.#update(async () => {
      for (const open of this.cells) await this.#refresh(open);
    }, true);
  }

  #changed(open: OpenCell, id: Id): Promise<void> {
    return this.#update(() =>
      this.#attempt(open, async () => {
        const rows = this.#rows.get(open.cell.name);
        if (rows) replaceRows(rows, id, await readCell(open.database, id));
      }),
    );
  }

  #refresh(open: OpenCell): Promise<void> {
    return this.#attempt(open, async () => {
      this.#rows.set(open.cell.name, await readCell(open.database));
    });
  }

  async #attempt({ cell: { name } }: OpenCell, change: () => Promise<void>): Promise<void> {
    await change().catch((error: unknown) => {
      this.warn(`cell ${name} cannot be read, its routes stay as they are: ${causeText(error)}`);
    });
  }

  #update(change: () => Promise<void>, compares = false): Promise<void> {
    const updated = this.#queue.then(async () => {
      await change();
      await this.push(routeMaps(this.#rows), { rows: this.#rows, compares });
    });
    this.#queue = updated.catch(() => undefined);
    return updated;
  }
}
