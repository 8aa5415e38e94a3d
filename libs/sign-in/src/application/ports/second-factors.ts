import type { CompanyId, Id } from '@partner/kernel';

interface FactorBase {
  readonly id: Id;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Authenticator app. It counts from its first valid code. */
export interface TotpFactor extends FactorBase {
  readonly kind: 'totp';
  readonly sealedSecret: string;
  readonly isConfirmed: boolean;
}

/** Passkey (WebAuthn). */
export interface PasskeyFactor extends FactorBase {
  readonly kind: 'passkey';
  readonly credentialId: string;
  readonly publicKey: Buffer;
  /** Number of signatures as reported by the authenticator; 0 if it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

export type Factor = TotpFactor | PasskeyFactor;

export const isPasskey = (factor: Factor): factor is PasskeyFactor => factor.kind === 'passkey';

/** True if the factor counts. */
export const isConfirmed = (factor: Factor): boolean => isPasskey(factor) || factor.isConfirmed;

/**
 * Second factors of accounts, which are the same in every company of the person (R34). Methods that write require a
 * unit of work.
 */
export abstract class SecondFactors {
  /** Returns all factors, oldest first. */
  abstract of(account: Id): Promise<readonly Factor[]>;
  /** As `of`; other changes of the account's factors wait until the transaction ends. */
  abstract ofForUpdate(account: Id): Promise<readonly Factor[]>;
  /** Stores the secret of an authenticator app in place of an unconfirmed one. @returns false if one is confirmed. */
  abstract addTotp(account: Id, factor: { readonly id: Id; readonly sealedSecret: string }, at: Date): Promise<boolean>;
  /** Uses up a time step, and confirms the app. @returns false if this step or a later one was used before. */
  abstract useStep(account: Id, id: Id, step: number, at: Date): Promise<boolean>;
  /** @returns false if the account has this passkey. */
  abstract addPasskey(account: Id, passkey: Omit<PasskeyFactor, 'kind' | 'lastUsedAt'>): Promise<boolean>;
  /** Records a use. @returns false if the counter did not increase, as after copying the authenticator. */
  abstract usePasskey(account: Id, id: Id, counter: number, at: Date): Promise<boolean>;
  /** @returns false if the account has no such factor. */
  abstract remove(account: Id, id: Id): Promise<boolean>;
  /** Removes all factors and recovery codes. */
  abstract removeAll(account: Id): Promise<void>;

  /** Replaces the recovery codes by others, given as hashes. */
  abstract replaceCodes(account: Id, hashes: readonly string[]): Promise<void>;
  /** Uses up a recovery code. @returns false if it is unknown or was used. */
  abstract useCode(account: Id, hash: string): Promise<boolean>;
  abstract codesLeft(account: Id): Promise<number>;

  /** Counts an attempt. @returns the number since the last success or the end of the previous window, and its end. */
  abstract countAttempt(
    account: Id,
    at: Date,
    until: Date,
  ): Promise<{ readonly attempts: number; readonly until: Date }>;
  abstract forgetAttempts(account: Id): Promise<void>;

  abstract isRequired(company: CompanyId): Promise<boolean>;
  abstract require(company: CompanyId, isRequired: boolean, at: Date): Promise<void>;
  /** Returns the users of the company who have a factor. */
  abstract holders(company: CompanyId): Promise<readonly Id[]>;
}
