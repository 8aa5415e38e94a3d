import { unavailable, type CompanyId } from '@partner/kernel';

/** Maximum number of concurrent transfers of a process: in total and per company. */
export interface SlotLimits {
  readonly all: number;
  readonly company: number;
}

/** Limits concurrent transfers, so that one company cannot use up all of them (R71, R84). */
export class TransferSlots {
  readonly #taken = new Map<CompanyId, number>();
  #all = 0;

  /** @param what plural noun for the error text: `downloads`. */
  constructor(
    private readonly what: string,
    private readonly limits: SlotLimits,
  ) {}

  /**
   * Takes a slot.
   * @returns a function that releases the slot. It may be called more than once.
   * @throws DomainError `unavailable` when no slot is free.
   */
  acquire(company: CompanyId): () => void {
    const taken = this.#taken.get(company) ?? 0;
    if (this.#all >= this.limits.all || taken >= this.limits.company)
      throw unavailable('overloaded', `too many ${this.what} at once`);
    this.#count(company, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#count(company, -1);
      isTaken = false;
    };
  }

  #count(company: CompanyId, step: number): void {
    this.#all += step;
    const taken = (this.#taken.get(company) ?? 0) + step;
    if (taken === 0) this.#taken.delete(company);
    else this.#taken.set(company, taken);
  }
}
