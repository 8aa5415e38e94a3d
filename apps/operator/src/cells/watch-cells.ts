import { causeText, type Id } from '@partner/kernel';
import type { OpenCell } from '../move/cells.js';
import { type Places, readCell, readCells } from './cell-rows.js';
import { routeMap, type RouteMap } from './route-maps.js';

/** Type of the changes that move requests. */
const changeType = 'credential';

/** Type of the change that precedes the changes of many companies. */
export const manyPlaces = 'places';

/** Change of a company, or of a credential, which moves nothing. */
interface RouteChange {
  readonly type: typeof changeType;
  readonly id: Id;
}

/** Companies of all cells, kept current. Updates run one after the other. */
export class WatchedCells {
  #places = new Map<string, Places>();
  #queue: Promise<void> = Promise.resolve();

  /**
   * @param push is awaited by each update, so that a change is acknowledged after its push. It receives the places of
   *   which the map is made; `compares` asks it to read the running map first.
   */
  constructor(
    private readonly cells: readonly OpenCell[],
    private readonly push: (
      map: RouteMap,
      about: { places: ReadonlyMap<string, Places>; compares: boolean },
    ) => Promise<void>,
    private readonly warn: (line: string) => void,
  ) {}

  /** Reads all cells and pushes their map. @throws DomainError `unavailable` naming a cell that cannot be read. */
  read(): Promise<void> {
    return this.#update(async () => {
      this.#places = await readCells(this.cells);
    }, true);
  }

  /** Follows the changes of all cells from now on. */
  async follow(): Promise<void> {
    for (const open of this.cells) {
      const changed = ({ id }: RouteChange): Promise<void> => this.#changed(open, id);
      const nothing = (): void => undefined;
      open.channel.on<RouteChange>(changeType, { changed, missed: nothing });
      const refresh = (): Promise<void> => this.#update(() => this.#refresh(open));
      open.channel.on(manyPlaces, { changed: refresh, missed: refresh });
      await open.channel.start();
    }
  }

  /** Reads all cells again and compares the running map. A cell that cannot be read keeps its companies. */
  compare(): Promise<void> {
    return this.#update(async () => {
      for (const open of this.cells) await this.#refresh(open);
    }, true);
  }

  #changed(open: OpenCell, id: Id): Promise<void> {
    return this.#update(() =>
      this.#attempt(open, async () => {
        const places = this.#places.get(open.name);
        const [found] = (await readCell(open, id)).values();
        if (found) places?.set(id, found);
        else places?.delete(id);
      }),
    );
  }

  #refresh(open: OpenCell): Promise<void> {
    return this.#attempt(open, async () => {
      this.#places.set(open.name, await readCell(open));
    });
  }

  async #attempt({ name }: OpenCell, change: () => Promise<void>): Promise<void> {
    await change().catch((error: unknown) => {
      this.warn(`cell ${name} cannot be read, its routes stay as they are: ${causeText(error)}`);
    });
  }

  #update(change: () => Promise<void>, compares = false): Promise<void> {
    const updated = this.#queue.then(async () => {
      await change();
      await this.push(routeMap(this.#places), { places: this.#places, compares });
    });
    this.#queue = updated.catch(() => undefined);
    return updated;
  }
}
