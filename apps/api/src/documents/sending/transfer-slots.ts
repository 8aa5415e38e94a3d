import { unavailable, type CompanyId } from '@partner/kernel';

/** How many transfers one process makes at a time: of all companies, and of one. */
export interface SlotLimits {
  readonly all: number;
  readonly company: number;
}

export const usualSlots: SlotLimits = { all: 128, company: 32 };

/** Keeps the links of one company from taking all that there is for transfers (R71). */
export class TransferSlots {
  readonly #taken = new Map<CompanyId, number>();
  #all = 0;

  constructor(private readonly limits: SlotLimits = usualSlots) {}

  /** @returns how the slot is given back, once. @throws DomainError `unavailable` when none is free. */
  take(company: CompanyId): () => void {
    const taken = this.#taken.get(company) ?? 0;
    if (this.#all >= this.limits.all || taken >= this.limits.company)
      throw unavailable('overloaded', 'too many downloads at once');
    this.#count(company, 1);
    return () => this.#count(company, -1);
  }

  #count(company: CompanyId, step: number): void {
    this.#all += step;
    const taken = (this.#taken.get(company) ?? 0) + step;
    if (taken === 0) this.#taken.delete(company);
    else this.#taken.set(company, taken);
  }
}
