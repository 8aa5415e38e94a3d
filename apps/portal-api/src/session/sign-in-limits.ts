import { createHash } from 'node:crypto';
import { TokenBuckets, tooManyRequests } from '@partner/http';
import { hashOfToken } from '@partner/kernel';
import { Inject, Injectable } from '@nestjs/common';

/** Requests for a link: ten at once from an address, then one every ten seconds. */
const perAddress = { name: 'sign-in address', ratePerSecond: 0.1, burst: 10 };
/** Nobody's mailbox is filled: three at once, then one every five minutes. */
const perEmail = { name: 'sign-in email', ratePerSecond: 1 / 300, burst: 3 };
/** Tokens cannot be guessed; an address that tries costs as little as possible. */
const perFollower = { name: 'sign-in follower', ratePerSecond: 1, burst: 20 };
/** A link works once: it is asked for again by mistake, or from many addresses. */
const perLink = { name: 'sign-in link', ratePerSecond: 0.1, burst: 10 };

/**
 * Limits of signing in, by client address, email and link (R90). Nobody is locked out by what others ask for: the limit
 * of an email slows its mail alone, and neither a link that was mailed nor a session ends by it.
 */
@Injectable()
export class SignInLimits {
  constructor(@Inject(TokenBuckets) private readonly buckets: TokenBuckets) {}

  /** @returns whether the email may be written to. @throws HttpFailure 429 for an address that asks too often. */
  async requestLink(address: string, email: string): Promise<boolean> {
    refuseUnless(await this.buckets.takeOfAddress(perAddress, address));
    const key = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    // Not told: that would say which emails were written to lately.
    return (await this.buckets.take(perEmail, key)).allowed;
  }

  /** @throws HttpFailure 429 for an address, or a link, that is tried too often. */
  async followLink(address: string, token: string): Promise<void> {
    refuseUnless(await this.buckets.takeOfAddress(perFollower, address));
    refuseUnless(await this.buckets.take(perLink, hashOfToken(token)));
  }
}

/** @throws HttpFailure 429 */
function refuseUnless({ allowed, retryAfterSeconds }: Awaited<ReturnType<TokenBuckets['take']>>): void {
  if (!allowed) throw tooManyRequests(retryAfterSeconds);
}
