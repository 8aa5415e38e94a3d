import { conflict, DomainError, hashOfToken, type Id, newToken } from '@partner/kernel';
import { hashOfCode, newRecoveryCodes } from '../../domain/second-factor/recovery-codes.js';
import { isFresh } from '../../domain/second-factor/second-factor-times.js';
import { type Factor, isConfirmed, type SecondFactors } from '../ports/second-factors.js';
import type { Session, Sessions } from '../ports/sessions.js';

/** Wrong, used or expired code or response of a passkey. */
export const wrongFactor = (): DomainError =>
  new DomainError('forbidden', 'wrong_second_factor', 'the code is wrong, was already used, or has expired');

/** The person has no second factor, or no passkey. */
export const noFactor = (): DomainError => conflict('second_factor_needed', 'add a second factor of your own first');

/**
 * Requires that a person who has a second factor presented it a short time ago: a session that was left open must not
 * be enough to change how the person signs in. @throws DomainError `forbidden`
 */
export function requireFresh({ secondFactorAt }: Session, factors: readonly Factor[], now: Date): void {
  if (!factors.some(isConfirmed) || isFresh(secondFactorAt, now)) return;
  throw new DomainError('forbidden', 'second_factor_stale', 'present your second factor again');
}

/** Gives a session with a presented factor another token. @returns the token. @throws DomainError `conflict` */
export async function newTokenOf(session: Session, sessions: Sessions, at: Date): Promise<string> {
  const token = newToken();
  if (await sessions.presentFactor(session, hashOfToken(token), at)) return token;
  throw conflict('changed_meanwhile', 'the session has ended, or another window has used it; sign in again');
}

/** Gives an account other recovery codes. @returns the codes, which are stored as hashes only. */
export async function replaceRecoveryCodes(account: Id, factors: SecondFactors): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOfCode(account, code));
  await factors.replaceCodes(account, hashes);
  return codes;
}
