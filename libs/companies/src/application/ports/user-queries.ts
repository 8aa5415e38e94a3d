import { type Page, RecordQueries } from '@partner/kernel';

/** What a list of users is restricted to (§4.10). */
export interface UserCriteria extends Page {
  readonly order: 'asc' | 'desc';
  /** Substring of the name or the email. */
  readonly search?: string;
  readonly active?: boolean;
}

/** What partners read of users (§2.15). */
export abstract class UserQueries extends RecordQueries<UserCriteria> {}
