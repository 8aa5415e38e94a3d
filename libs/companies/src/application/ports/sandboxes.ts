import type { CompanyId } from '@partner/kernel';

/** Company that works until its end, when it is deleted. */
export interface Sandbox {
  readonly id: CompanyId;
  readonly createdAt: Date;
  readonly endsAt: Date;
}

/** Sandboxes and their template, a company with demo data to which nobody has access. */
export abstract class Sandboxes {
  /** Ends the transactions that count sandboxes one after the other. */
  abstract lock(): Promise<void>;
  /** Returns the ends of the sandboxes that are alive, the next one first. */
  abstract ends(now: Date): Promise<Date[]>;
  abstract add(sandbox: Sandbox): Promise<void>;
  /** Records that the template is complete, also again. */
  abstract addTemplate(template: CompanyId, createdAt: Date): Promise<void>;
  abstract hasTemplate(template: CompanyId): Promise<boolean>;
  /**
   * Copies all records of the template, with new ids everywhere, also in free JSON.
   * @returns false if the template is missing or incomplete.
   */
  abstract copy(template: CompanyId, sandbox: Sandbox): Promise<boolean>;
}
