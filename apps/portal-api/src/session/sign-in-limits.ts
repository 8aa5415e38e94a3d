import { createHash } from 'node:crypto';
import { TokenBuckets, tooManyRequests } from '@partner/http';
import { Inject, Injectable } from '@nestjs/common';

/** Requests for a link: ten at once from an address, then one every ten seconds. */
const perAddress = { name: 'sign-in address', ratePerSecond: 0.1, burst: 10 };
/** Nobody's mailbox is filled: three at once, then one every five minutes. */
const perEmail = { name: 'sign-in email', ratePerSecond: 1 / 300, burst: 3 };
/** Tokens cannot be guessed; who tries costs as little as possible. */
const perFollower = { name: 'sign-in link', ratePerSecond: 1, burst: 20 };

/** How often somebody may try to sign in (R90). */
@Injectable()
export class SignInLimits {
  constructor(@Inject(TokenBuckets) private readonly buckets: TokenBuckets) {}

  /** @returns whether the email may be written to. @throws HttpFailure 429 for an address that asks too often. */
  async requestLink(address: string, email: string): Promise<boolean> {
    await this.#take(perAddress, address);
    const key = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    // Not told: that would say which emails were written to lately.
    return (await this.buckets.take(perEmail, key)).allowed;
  }

  /** @throws HttpFailure 429 */
  async followLink(address: string): Promise<void> {
    await this.#take(perFollower, address);
  }

  async #take(settings: typeof perAddress, key: string): Promise<void> {
    const { allowed, retryAfterSeconds } = await this.buckets.take(settings, key);
    if (!allowed) throw tooManyRequests(retryAfterSeconds);
  }
}
