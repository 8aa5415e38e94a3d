import type { CompanyId, Id } from '@partner/kernel';
import type { Bucket, BucketSettings, TokenResult, TokenBuckets } from './token-buckets.js';

type Limit = Omit<BucketSettings, 'name'>;

/** Named limits that all credentials of a company share, in addition to their own. */
export type CompanyLimits = Readonly<Record<string, Limit>>;

/** Size and rate of a company's bucket as a multiple of a credential's (A9). */
const credentialsPerCompany = 10;

/** The limits of every credential and company: buckets shared by all API processes (§8, W11, A9). */
export class RateLimits {
  readonly #ofCredential: BucketSettings;
  readonly #ofAgent: BucketSettings;
  readonly #ofCompany: BucketSettings;

  /** @param limitsCompanies true if the credentials of a company share a bucket in addition to their own. */
  constructor(
    private readonly buckets: TokenBuckets,
    { ratePerSecond, burst }: Limit,
    private readonly companyLimits: CompanyLimits = {},
    private readonly limitsCompanies = false,
  ) {
    this.#ofCredential = { name: 'credential', ratePerSecond, burst };
    this.#ofAgent = {
      name: 'credential',
      ratePerSecond: ratePerSecond / 2,
      burst: Math.max(1, Math.floor(burst / 2)),
    };
    const [rate, most] = [ratePerSecond * credentialsPerCompany, burst * credentialsPerCompany];
    this.#ofCompany = { name: 'company', ratePerSecond: rate, burst: most };
  }

  /** Returns the limit of a credential: half of it if an assistant uses the credential (A17). */
  of(isAgent = false): BucketSettings {
    return isAgent ? this.#ofAgent : this.#ofCredential;
  }

  /**
   * Takes one token of the credential and one of its company, or neither.
   * @returns the limit of the credential, and the lower `remaining` of the two buckets.
   */
  take(credential: Id, company: CompanyId, isAgent = false): TokenResult | Promise<TokenResult> {
    const own: Bucket = { settings: this.of(isAgent), key: credential };
    if (!this.limitsCompanies) return this.buckets.take(own.settings, own.key);
    const taken = this.buckets.takeAll([own, { settings: this.#ofCompany, key: company }]);
    return taken instanceof Promise ? taken.then(combined) : combined(taken);
  }

  /** Takes a token from another bucket of the credential, which has the same size. */
  takeFrom(bucket: string, credential: Id, isAgent = false): TokenResult | Promise<TokenResult> {
    return this.buckets.take({ ...this.of(isAgent), name: bucket }, credential);
  }

  /** Tells a caller without a token what the limit is. @param limit the company's limit, if that one is used up. */
  inWords(seconds: number, limit?: string, isAgent = false): string {
    const { ratePerSecond, burst } = limit === undefined ? this.of(isAgent) : this.companyLimits[limit]!;
    const amount = `may send ${ratePerSecond} requests a second, ${burst} at once`;
    if (limit !== undefined) return `All credentials of the company together ${amount}. Wait ${seconds} s.`;
    const others = this.limitsCompanies
      ? `, all of a company ${credentialsPerCompany} times the limit of a credential`
      : '';
    return `Each credential${isAgent ? ' of an assistant' : ''} ${amount}${others}. Wait ${seconds} s.`;
  }

  /**
   * Takes one token of the company.
   * @throws Error when the limit has no settings.
   */
  takeForCompany(limit: string, company: CompanyId): TokenResult | Promise<TokenResult> {
    const settings = this.companyLimits[limit];
    if (!settings) throw new Error(`the company limit "${limit}" has no settings`);
    return this.buckets.take({ name: `company ${limit}`, ...settings }, company);
  }
}

/** Combines the results of both buckets. `limit` comes from the first one. */
function combined([own, shared]: readonly TokenResult[]): TokenResult {
  const { allowed, limit, remaining, retryAfterSeconds } = own!;
  return {
    allowed: allowed && shared!.allowed,
    limit,
    remaining: Math.min(remaining, shared!.remaining),
    retryAfterSeconds: Math.max(retryAfterSeconds, shared!.retryAfterSeconds),
  };
}

/** Returns the headers that show a caller its bucket (W11). */
export const rateLimitHeaders = ({ limit, remaining }: TokenResult): [name: string, value: string][] => [
  ['x-ratelimit-limit', String(limit)],
  ['x-ratelimit-remaining', String(remaining)],
];
