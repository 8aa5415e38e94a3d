import type { Id } from '@partner/kernel';

export interface Account {
  readonly id: Id;
  readonly hasLogin: boolean;
}

/** Accounts of this deployment, one per case-insensitive email (R34). They belong to no company. */
export abstract class Accounts {
  /**
   * Returns the account of this email, creating it if it is missing. Concurrent calls create only one. Requires a unit
   * of work.
   */
  abstract findOrCreate(email: string, at: Date): Promise<Account>;
  /** Allows the person to log in (R36). Requires a unit of work. */
  abstract enableLogin(account: Id, at: Date): Promise<void>;
}
