import type { Id } from '@partner/kernel';

export interface CrmAccess {
  readonly accessToken: string;
  /** The provider's own URL by default. */
  readonly baseUrl?: string;
}

/** A customer's data for a CRM contact. */
export interface CrmContact {
  /** Id of the customer. Jobs of earlier releases have none. */
  readonly about?: Id;
  readonly email: string;
  readonly name?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
}

/** A customer relationship management system connected by a company (§4.7). */
export abstract class Crm {
  /** Creates or updates the contact with this email; idempotent.\n@throws JobFailure with the retry policy. */
  abstract upsertContact(access: CrmAccess, contact: CrmContact, signal: AbortSignal): Promise<void>;
}
