import { Aggregate, type CompanyId, invalid, newId, type RecordState } from '@partner/kernel';

/** Supported CRM providers (§4.7). */
export const crmProviders = ['hubspot'] as const;
export type CrmProvider = (typeof crmProviders)[number];

export interface CrmConnectionFields {
  readonly provider: CrmProvider;
  /** Encrypted; cannot be read here. */
  readonly accessToken: string;
  /** The provider's own URL when null. */
  readonly baseUrl: string | null;
  readonly active: boolean;
}

export interface CrmConnectionState extends RecordState, CrmConnectionFields {}

/** A company's connection to its CRM, at most one. Changes are audited without the token and emit no feed events. */
export class CrmConnection extends Aggregate<CrmConnectionState> {
  readonly resource = 'crm_connection';

  /** @throws DomainError `invalid` for an invalid URL */
  static create(companyId: CompanyId, fields: CrmConnectionFields, at: Date): CrmConnection {
    const baseUrl = checkedAddress(fields.baseUrl);
    const record = { id: newId(), companyId, version: 1, createdAt: at, updatedAt: at };
    return new CrmConnection({ ...fields, ...record, baseUrl }, false);
  }

  /** Changes the given fields. @throws DomainError as `create` */
  revise(fields: Partial<CrmConnectionFields>, at: Date): void {
    this.change({ ...fields, ...(fields.baseUrl !== undefined && { baseUrl: checkedAddress(fields.baseUrl) }) }, at);
  }
}

/** Validates the URL and removes trailing slashes. @throws DomainError `invalid` for an invalid URL */
export function checkedAddress(baseUrl: string | null): string | null {
  if (baseUrl === null) return null;
  if (!URL.canParse(baseUrl) || !/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(baseUrl))
    throw invalid('baseUrl must be an http or https URL');
  return baseUrl.replace(/\/+$/, '');
}
