import type { Id } from '@partner/kernel';

/** A person, as far as it concerns all companies: they can log in, or cannot yet. */
export interface Account {
  readonly id: Id;
  readonly hasLogin: boolean;
}

/** The people of the deployment, one account for each email whatever its case (R34). No company owns them. */
export abstract class Accounts {
  /** The account of this email, made if there is none: at the same time too there is one. Inside a unit of work. */
  abstract ofEmail(email: string, at: Date): Promise<Account>;
  /** From now on the person can log in (R36). Inside a unit of work. */
  abstract giveLogin(account: Id, at: Date): Promise<void>;
}
