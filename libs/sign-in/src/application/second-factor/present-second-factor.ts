import { type Actor, type AuditTrail, type Id, type UnitOfWork } from '@partner/kernel';
import { hashOfCode } from '../../domain/second-factor/recovery-codes.js';
import { attemptWindow, challengeLifetime, maxAttempts } from '../../domain/second-factor/second-factor-times.js';
import { type PasskeySite, requestOptions, verifyPresentation } from '../../factors/passkeys.js';
import type { Totp } from '../../factors/totp.js';
import { isPasskey, type SecondFactors, type TotpFactor } from '../ports/second-factors.js';
import type { OwnSession, Sessions } from '../ports/sessions.js';
import type { SignInNotices } from '../ports/sign-in-links.js';
import { newTokenOf, noFactor, wrongFactor } from './factor-session.js';

/** A code of an authenticator app, a recovery code, or the response of a passkey. */
export interface Presentation {
  readonly code?: string;
  readonly recoveryCode?: string;
  readonly passkey?: unknown;
}

/** New token of the session, or the end of the time without further attempts. */
export type Presented = { readonly token: string } | { readonly lockedUntil: Date };

const recoveryMethod = 'Recovery code';

/** Presents the second factor of a session. Its token is replaced, as for a new session. */
export class PresentSecondFactor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
    private readonly notices: SignInNotices,
    private readonly totp: Totp,
  ) {}

  /** Returns WebAuthn options with a challenge that can be used once. @throws DomainError `conflict` (no passkey). */
  passkeyOptions(actor: Actor, session: OwnSession, site: PasskeySite): Promise<object> {
    return this.work.run(actor, async () => {
      const known = (await this.factors.of(session.accountId)).filter(isPasskey);
      if (known.length === 0) throw noFactor();
      const options = await requestOptions(site, known);
      const until = new Date(this.work.now().getTime() + challengeLifetime);
      await this.sessions.setChallenge(session, options.challenge, until);
      return options;
    });
  }

  /**
   * Counts the attempt before it is checked, so that concurrent attempts are limited, too.
   * @throws DomainError `forbidden` for a wrong or used code or response.
   */
  async execute(actor: Actor, session: OwnSession, given: Presentation, site: PasskeySite): Promise<Presented> {
    const at = this.work.now();
    const lockedUntil = await this.#countAttempt(actor, session.accountId, at);
    if (lockedUntil) return { lockedUntil };
    // Committed before the response is checked, so that no challenge is used twice.
    const challenge =
      given.passkey === undefined
        ? undefined
        : await this.work.run(actor, () => this.sessions.takeChallenge(session, at));
    return this.work.run(actor, async () => {
      const method = await this.#check(session.accountId, given, at, { challenge, site });
      if (!method) throw wrongFactor();
      await this.factors.forgetAttempts(session.accountId);
      if (method === recoveryMethod) await this.notices.secondFactor(actor, 'recovery_code_used');
      const changes = { method: [null, method] } as const;
      const resource = { resourceType: 'session', resourceId: session.id };
      this.audit.add(actor, { at, action: 'second_factor.presented', ...resource, changes });
      return { token: await newTokenOf(session, this.sessions, at) };
    });
  }

  #countAttempt(actor: Actor, account: Id, at: Date): Promise<Date | undefined> {
    return this.work.run(actor, async () => {
      const { attempts, until } = await this.factors.countAttempt(account, at, new Date(at.getTime() + attemptWindow));
      if (attempts === maxAttempts + 1) await this.notices.secondFactor(actor, 'locked');
      return attempts > maxAttempts ? until : undefined;
    });
  }

  /** Returns the name of the used factor; undefined if nothing valid was presented. */
  async #check(
    account: Id,
    { code, recoveryCode, passkey }: Presentation,
    at: Date,
    { challenge, site }: { readonly challenge: string | undefined; readonly site: PasskeySite },
  ): Promise<string | undefined> {
    if (recoveryCode !== undefined)
      return (await this.factors.useCode(account, hashOfCode(account, recoveryCode))) ? recoveryMethod : undefined;
    const all = await this.factors.of(account);
    if (code !== undefined) {
      const app = all.find((one) => one.kind === 'totp' && one.isConfirmed) as TotpFactor | undefined;
      const step = app && (await this.totp.stepOf(account, app.sealedSecret, code, at));
      return step !== undefined && (await this.factors.useStep(account, app!.id, step, at)) ? app!.name : undefined;
    }
    if (challenge === undefined) return undefined;
    const signed = await verifyPresentation(site, challenge, passkey, all.filter(isPasskey));
    if (!signed || !(await this.factors.usePasskey(account, signed.id, signed.counter, at))) return undefined;
    return signed.name;
  }
}
