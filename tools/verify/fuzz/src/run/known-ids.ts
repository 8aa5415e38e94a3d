import type { IdOf, Whose } from '../plan.js';

/** Who may see an id: one of the two companies, or nobody because it is hidden. */
export type Owner = 0 | 1 | 'nobody';

const most = 400;

/** Ids that were seen so far, by the company that saw them first, and by resource to choose from. */
export class KnownIds {
  readonly #owners = new Map<string, Owner>();
  readonly #pools = new Map<string, string[]>();

  /** Records who may see an id. @returns who is known to already, when that is somebody else. */
  claim(id: string, company: Owner): Owner | undefined {
    const known = this.#owners.get(id);
    if (known === undefined) this.#owners.set(id, company);
    return known === company ? undefined : known;
  }

  ownerOf(id: string): Owner | undefined {
    return this.#owners.get(id);
  }

  /** Makes an id one that requests are sent with. The oldest ones stay, since they are those of the fixture. */
  offer(id: string, kind: string, company: 0 | 1, whose: 'own' | 'hidden' = 'own'): void {
    const key = `${kind} ${company} ${whose}`;
    const pool = this.#pools.get(key) ?? [];
    this.#pools.set(key, pool);
    if (pool.includes(id)) return;
    if (pool.length < most) pool.push(id);
    else pool[most / 2 + (Number.parseInt(id.slice(-6), 16) % (most / 2))] = id;
  }

  /** An id as a plan wants it; one that nobody has where there is none. */
  choose({ kind, whose, pick }: IdOf, company: 0 | 1): string {
    const [owner, of] = ownerAnd(whose, company);
    const pool = whose === 'nobody' ? [] : (this.#pools.get(`${kind} ${owner} ${of}`) ?? []);
    return pool[pick % pool.length] ?? `00000000f${pick.toString(16).padStart(15, '0')}`;
  }
}

const ownerAnd = (whose: Whose, company: 0 | 1): [0 | 1, 'own' | 'hidden'] => [
  whose === 'other' ? (company === 0 ? 1 : 0) : company,
  whose === 'hidden' ? 'hidden' : 'own',
];
