import { createHash } from 'node:crypto';
import { HttpFailure, TokenBuckets } from '@partner/http';
import { type CompanyId, hashOfToken } from '@partner/kernel';
import { Inject, Injectable } from '@nestjs/common';

/** Link requests per client address: ten at once, then one every ten seconds. */
const perAddress = { name: 'sign-in address', ratePerSecond: 0.1, burst: 10 };
/** Mails per email address: three at once, then one every five minutes. Protects mailboxes from floods. */
const perEmail = { name: 'sign-in email', ratePerSecond: 1 / 300, burst: 3 };
/** Invitations per company and email address, as for sign-in mails. */
const perInvitee = { name: 'invitation', ratePerSecond: 1 / 300, burst: 3 };
/** Attempts to follow a link per client address. Tokens cannot be guessed; this limits the cost of trying. */
const perFollower = { name: 'sign-in follower', ratePerSecond: 1, burst: 20 };
/** Attempts per link. A link works once; this limits repeated attempts from many addresses. */
const perLink = { name: 'sign-in link', ratePerSecond: 0.1, burst: 10 };

/**
 * Rate limits of signing in, by client address, email and link (R90), and of invitations (R36). Requests of others
 * cannot lock a user out: the limit of an email only delays its mail, and neither mailed links nor sessions end.
 */
@Injectable()
export class SignInLimits {
  constructor(@Inject(TokenBuckets) private readonly buckets: TokenBuckets) {}

  /** @returns true if a mail may be sent to the email. @throws HttpFailure 429 for an address over its limit. */
  async requestLink(address: string, email: string): Promise<boolean> {
    refuseUnless(await this.buckets.takeForAddress(perAddress, address));
    // Not reported to the client, because it would reveal which emails recently got a mail.
    return (await this.buckets.take(perEmail, keyOf(email))).allowed;
  }

  /** @throws HttpFailure 429 if the company has just mailed invitations to the email. */
  async invite(company: CompanyId, email: string): Promise<void> {
    refuseUnless(await this.buckets.take(perInvitee, keyOf(`${company} ${email}`)));
  }

  /** @throws HttpFailure 429 for an address or a link over its limit. */
  async followLink(address: string, token: string): Promise<void> {
    refuseUnless(await this.buckets.takeForAddress(perFollower, address));
    refuseUnless(await this.buckets.take(perLink, hashOfToken(token)));
  }
}

/** Folds the case like `fold_case`, by which accounts are found. */
const keyOf = (text: string): string =>
  createHash('sha256').update(text.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i')).digest('base64url');

/** @throws HttpFailure 429 */
function refuseUnless({ allowed, retryAfterSeconds }: Awaited<ReturnType<TokenBuckets['take']>>): void {
  if (!allowed) throw HttpFailure.tooManyRequests(retryAfterSeconds);
}
