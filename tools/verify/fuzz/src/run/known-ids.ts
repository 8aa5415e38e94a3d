import type { IdOf, IdOwnership } from '../plan.js';

/** Company that may see an ID, or none if its record is hidden. */
export type Owner = 0 | 1 | 'none';

const maxPoolSize = 400;

/** Known IDs: their owners, and pools per resource and company from which requests choose. */
export class KnownIds {
  readonly #owners = new Map<string, Owner>();
  readonly #pools = new Map<string, string[]>();

  /** Records the owner of an ID if it has none. @returns the previous owner if it differs. */
  claim(id: string, company: Owner): Owner | undefined {
    const known = this.#owners.get(id);
    if (known === undefined) this.#owners.set(id, company);
    return known === company ? undefined : known;
  }

  ownerOf(id: string): Owner | undefined {
    return this.#owners.get(id);
  }

  /** Adds an ID to the pool of its resource. A full pool keeps its oldest half, which has the IDs of the fixture. */
  addToPool(id: string, kind: string, company: 0 | 1, visibility: 'own' | 'hidden' = 'own'): void {
    const key = `${kind} ${company} ${visibility}`;
    const pool = this.#pools.get(key) ?? [];
    this.#pools.set(key, pool);
    if (pool.includes(id)) return;
    if (pool.length < maxPoolSize) pool.push(id);
    else pool[maxPoolSize / 2 + (Number.parseInt(id.slice(-6), 16) % (maxPoolSize / 2))] = id;
  }

  /** Chooses an ID for a plan; an unknown ID if the pool is empty. */
  choose({ kind, ownership, pick }: IdOf, company: 0 | 1): string {
    const [owner, of] = poolOf(ownership, company);
    const pool = ownership === 'unknown' ? [] : (this.#pools.get(`${kind} ${owner} ${of}`) ?? []);
    return pool[pick % pool.length] ?? `00000000f${pick.toString(16).padStart(15, '0')}`;
  }
}

const poolOf = (ownership: IdOwnership, company: 0 | 1): [0 | 1, 'own' | 'hidden'] => [
  ownership === 'other' ? (company === 0 ? 1 : 0) : company,
  ownership === 'hidden' ? 'hidden' : 'own',
];
