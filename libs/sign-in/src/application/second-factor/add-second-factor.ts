import { type Actor, type AuditTrail, conflict, type Id, newId, type UnitOfWork } from '@partner/kernel';
import { challengeLifetime, maxFactors } from '../../domain/second-factor/second-factor-times.js';
import { creationOptions, type PasskeySite, verifyCreation } from '../../factors/passkeys.js';
import type { Totp } from '../../factors/totp.js';
import { type Factor, isConfirmed, isPasskey, type SecondFactors, type TotpFactor } from '../ports/second-factors.js';
import type { OwnSession, Sessions } from '../ports/sessions.js';
import type { SignInNotices } from '../ports/sign-in-links.js';
import { newTokenOf, replaceRecoveryCodes, requireFresh, wrongFactor } from './factor-session.js';

/** Result of adding a factor. */
export interface AddedFactor {
  /** New token of the session. */
  readonly token: string;
  /** Recovery codes, if it is the first factor. They are shown only now. */
  readonly recoveryCodes?: readonly string[];
}

interface NewFactor {
  readonly account: Id;
  readonly id: Id;
  readonly name: string;
}

/** Adds an authenticator app or a passkey to the account of the actor. */
export class AddSecondFactor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
    private readonly notices: SignInNotices,
    private readonly totp: Totp,
  ) {}

  /**
   * Creates the secret of an authenticator app, which counts from its first valid code. It is shown only now.
   * @throws DomainError `forbidden` (not presented a short time ago), `conflict` (the account has an app).
   */
  startTotp(actor: Actor, session: OwnSession, site: PasskeySite): Promise<{ secret: string; uri: string }> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const { accountId } = session;
      await this.#extensible(session, at);
      const { sealed, ...shown } = this.totp.create(accountId, `Partner API (${site.rpId})`, actor.email ?? actor.name);
      if (!(await this.factors.addTotp(accountId, { id: newId(), sealedSecret: sealed }, at)))
        throw conflict('second_factor_exists', 'you have an authenticator app; remove it first');
      return shown;
    });
  }

  /** @throws DomainError as `startTotp`, and `forbidden` for a wrong code. */
  confirmTotp(actor: Actor, session: OwnSession, { code }: { readonly code: string }): Promise<AddedFactor> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const { accountId: account } = session;
      const all = await this.#extensible(session, at);
      const app = all.find((one): one is TotpFactor => one.kind === 'totp' && !one.isConfirmed);
      const step = app && (await this.totp.stepOf(account, app.sealedSecret, code, at));
      if (step === undefined || !(await this.factors.useStep(account, app!.id, step, at))) throw wrongFactor();
      return this.#added(actor, session, { account, id: app!.id, name: app!.name }, all);
    });
  }

  /** Returns WebAuthn options with a challenge that can be used once. @throws DomainError as `startTotp`. */
  passkeyOptions(actor: Actor, session: OwnSession, site: PasskeySite): Promise<object> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const all = await this.#extensible(session, at);
      const person = { name: actor.name, email: actor.email ?? actor.name };
      const options = await creationOptions(site, person, all.filter(isPasskey));
      await this.sessions.setChallenge(session, options.challenge, new Date(at.getTime() + challengeLifetime));
      return options;
    });
  }

  /** @throws DomainError as `passkeyOptions`, and `forbidden` for a wrong response. */
  async addPasskey(
    actor: Actor,
    session: OwnSession,
    { name, response }: { readonly name: string; readonly response: unknown },
    site: PasskeySite,
  ): Promise<AddedFactor> {
    const { accountId: account } = session;
    // Committed before the response is checked, so that no challenge is used twice.
    const challenge = await this.work.run(actor, () => this.sessions.takeChallenge(session, this.work.now()));
    const made = challenge === undefined ? undefined : await verifyCreation(site, challenge, response);
    if (!made) throw wrongFactor();
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const all = await this.#extensible(session, at);
      const id = newId();
      if (!(await this.factors.addPasskey(account, { ...made, id, name, createdAt: at })))
        throw conflict('second_factor_exists', 'you have this passkey already');
      return this.#added(actor, session, { account, id, name }, all);
    });
  }

  /** Returns the factors of an account that may have another one. */
  async #extensible(session: OwnSession, at: Date): Promise<readonly Factor[]> {
    const all = await this.factors.ofForUpdate(session.accountId);
    requireFresh(session, all, at);
    if (all.filter(isConfirmed).length >= maxFactors)
      throw conflict('second_factor_limit', `you have ${maxFactors} second factors; remove one first`);
    return all;
  }

  async #added(
    actor: Actor,
    session: OwnSession,
    { account, id, name }: NewFactor,
    before: readonly Factor[],
  ): Promise<AddedFactor> {
    const at = this.work.now();
    const changes = { name: [null, name] } as const;
    const resource = { resourceType: 'second_factor', resourceId: id };
    this.audit.add(actor, { at, action: 'second_factor.added', ...resource, changes });
    await this.notices.secondFactor(actor, 'added');
    const token = await newTokenOf(session, this.sessions, at);
    if (before.some(isConfirmed)) return { token };
    return { token, recoveryCodes: await replaceRecoveryCodes(account, this.factors) };
  }
}
