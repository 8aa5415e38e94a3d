import type { CompanyId } from '@partner/kernel';

/** Uses of a deprecated route, field or parameter by one credential on one day. */
export interface DeprecatedUseLine {
  /** UTC day, as `YYYY-MM-DD`. */
  readonly day: string;
  readonly companyId: CompanyId;
  readonly credentialId: string;
  readonly kind: string;
  readonly name: string;
  /** Method and route pattern. */
  readonly route: string;
  readonly uses: number;
}

/** Uses of deprecated elements of the API, for operators. */
export abstract class DeprecatedUseList {
  /** Returns uses since the day of a time, newest day and most uses first. @param company defaults to all companies. */
  abstract since(time: Date, company?: CompanyId): Promise<readonly DeprecatedUseLine[]>;
}
