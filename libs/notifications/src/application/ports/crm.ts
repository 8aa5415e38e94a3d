/** How to reach a company's CRM. */
export interface CrmAccess {
  readonly accessToken: string;
  /** The provider's own address unless given. */
  readonly baseUrl?: string;
}

/** A customer as a CRM gets to know one. */
export interface CrmContact {
  readonly email: string;
  readonly name?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
}

/** A customer relationship system that a company has connected (§4.7). */
export abstract class Crm {
  /**
   * Makes the contact of this email, or brings it up to date; doing it twice changes nothing.
   * @throws JobFailure saying whether and when to try again.
   */
  abstract upsertContact(access: CrmAccess, contact: CrmContact, signal: AbortSignal): Promise<void>;
}
