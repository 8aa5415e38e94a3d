import type { CompanyId, Id } from '@partner/kernel';
import type { BucketSettings, TokenResult, TokenBuckets } from './token-buckets.js';

/** A limit that all credentials of a company share, beside their own ones. */
export type CompanyLimits = Readonly<Record<string, Omit<BucketSettings, 'name'>>>;

/** The limits of every credential and company: one bucket each, shared by every API process (§8, W11). */
export class RateLimits {
  constructor(
    private readonly buckets: TokenBuckets,
    private readonly settings: { readonly ratePerSecond: number; readonly burst: number },
    private readonly companyLimits: CompanyLimits = {},
  ) {}

  /** Takes one token of the credential. */
  take(credential: Id): TokenResult | Promise<TokenResult> {
    return this.buckets.take({ name: 'credential', ...this.settings }, credential);
  }

  /** Takes one token of the company. @throws Error when no setting gives the limit. */
  takeOfCompany(limit: string, company: CompanyId): TokenResult | Promise<TokenResult> {
    const settings = this.companyLimits[limit];
    if (!settings) throw new Error(`the limit "${limit}" of companies has no settings`);
    return this.buckets.take({ name: `company ${limit}`, ...settings }, company);
  }
}
