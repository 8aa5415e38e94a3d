import type { CompanyId, Id } from '@partner/kernel';
import type { Bucket, BucketSettings, TokenResult, TokenBuckets } from './token-buckets.js';

/** A limit without the name of its buckets. */
type Limit = Omit<BucketSettings, 'name'>;

/** A limit that all credentials of a company share, beside their own ones. */
export type CompanyLimits = Readonly<Record<string, Limit>>;

/** The bucket of a company holds, and gains, as much as those of so many credentials (A9). */
const credentialsPerCompany = 10;

/** The limits of every credential and company: buckets shared by every API process (§8, W11, A9). */
export class RateLimits {
  readonly #ofCredential: BucketSettings;
  readonly #ofCompany: BucketSettings;

  /** @param limitsCompanies whether the credentials of a company share a bucket beside their own ones. */
  constructor(
    private readonly buckets: TokenBuckets,
    { ratePerSecond, burst }: Limit,
    private readonly companyLimits: CompanyLimits = {},
    private readonly limitsCompanies = false,
  ) {
    this.#ofCredential = { name: 'credential', ratePerSecond, burst };
    const [rate, most] = [ratePerSecond * credentialsPerCompany, burst * credentialsPerCompany];
    this.#ofCompany = { name: 'company', ratePerSecond: rate, burst: most };
  }

  /**
   * Takes one token of the credential and one of its company, or neither. @returns the limit of the credential, and
   * what is left of the bucket that has less.
   */
  take(credential: Id, company: CompanyId): TokenResult | Promise<TokenResult> {
    const own: Bucket = { settings: this.#ofCredential, key: credential };
    if (!this.limitsCompanies) return this.buckets.take(own.settings, own.key);
    const taken = this.buckets.takeAll([own, { settings: this.#ofCompany, key: company }]);
    return taken instanceof Promise ? taken.then(together) : together(taken);
  }

  /** Takes one token of the company. @throws Error when no setting gives the limit. */
  takeOfCompany(limit: string, company: CompanyId): TokenResult | Promise<TokenResult> {
    const settings = this.companyLimits[limit];
    if (!settings) throw new Error(`the limit "${limit}" of companies has no settings`);
    return this.buckets.take({ name: `company ${limit}`, ...settings }, company);
  }
}

/** Combines the results of both buckets for the caller: the limit is that of the first one. */
function together([own, shared]: readonly TokenResult[]): TokenResult {
  const { allowed, limit, remaining, retryAfterSeconds } = own!;
  return {
    allowed: allowed && shared!.allowed,
    limit,
    remaining: Math.min(remaining, shared!.remaining),
    retryAfterSeconds: Math.max(retryAfterSeconds, shared!.retryAfterSeconds),
  };
}
