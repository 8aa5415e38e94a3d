import { Aggregate, type CompanyId, invalid, newId, type RecordState } from '@partner/kernel';

/** The systems that customers can be synced to (§4.7). */
export const crmProviders = ['hubspot'] as const;
export type CrmProvider = (typeof crmProviders)[number];

/** What the portal says about the connection. */
export interface CrmConnectionFields {
  readonly provider: CrmProvider;
  /** Sealed: nothing here can read it. */
  readonly accessToken: string;
  /** The provider's own address when null. */
  readonly baseUrl: string | null;
  readonly active: boolean;
}

export interface CrmConnectionState extends RecordState, CrmConnectionFields {}

/** A company's way to its CRM, at most one. It is audited without the token, and announces nothing in the feed. */
export class CrmConnection extends Aggregate<CrmConnectionState> {
  readonly resource = 'crm_connection';

  /** @throws DomainError `invalid` for an address that is none. */
  static create(companyId: CompanyId, fields: CrmConnectionFields, at: Date, id = newId()): CrmConnection {
    const baseUrl = checkedAddress(fields.baseUrl);
    return new CrmConnection({ ...fields, baseUrl, id, companyId, version: 1, createdAt: at, updatedAt: at }, false);
  }

  /** Takes over the fields given. @throws DomainError as `create`. */
  revise(fields: Partial<CrmConnectionFields>, at: Date): void {
    this.change({ ...fields, ...(fields.baseUrl !== undefined && { baseUrl: checkedAddress(fields.baseUrl) }) }, at);
  }
}

/** The address without a slash at its end. @throws DomainError `invalid` for one that is none. */
export function checkedAddress(baseUrl: string | null): string | null {
  if (baseUrl === null) return null;
  if (!URL.canParse(baseUrl) || !/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(baseUrl))
    throw invalid('baseUrl must be an http or https address');
  return baseUrl.replace(/\/+$/, '');
}
