import { unavailable, type CompanyId } from '@partner/kernel';

/** How many transfers one process makes at a time: of all companies, and of one. */
export interface SlotLimits {
  readonly all: number;
  readonly company: number;
}

/** Keeps one company from taking all that there is for transfers of a kind (R71, R84). */
export class TransferSlots {
  readonly #taken = new Map<CompanyId, number>();
  #all = 0;

  /** @param what is transferred: `downloads`. */
  constructor(
    private readonly what: string,
    private readonly limits: SlotLimits,
  ) {}

  /** @returns how the slot is given back; more than once is as good. @throws DomainError `unavailable` when none is free. */
  take(company: CompanyId): () => void {
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
