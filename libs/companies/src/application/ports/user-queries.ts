import { type Page, RecordQueries } from '@partner/kernel';

/** Filter of a list of users (§4.10). */
export interface UserCriteria extends Page {
  readonly order: 'asc' | 'desc';
  /** Substring of the name or email. */
  readonly search?: string;
  readonly active?: boolean;
}

/** Read model of users for partners (§2.15). */
export abstract class UserQueries extends RecordQueries<UserCriteria> {}
