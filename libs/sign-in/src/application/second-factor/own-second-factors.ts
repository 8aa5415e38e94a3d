import { type Actor, type AuditTrail, conflict, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import { type Factor, isConfirmed, type SecondFactors } from '../ports/second-factors.js';
import type { OwnSession } from '../ports/sessions.js';
import type { SignInNotices } from '../ports/sign-in-links.js';
import { noFactor, replaceRecoveryCodes, requireFresh } from './factor-session.js';

/** Factors of a person, without their secrets. */
export interface FactorList {
  readonly factors: readonly Pick<Factor, 'id' | 'kind' | 'name' | 'createdAt' | 'lastUsedAt'>[];
  readonly recoveryCodesLeft: number;
  /** True if the company requires a second factor. */
  readonly isRequired: boolean;
}

/** Second factors of the actor's account. */
export class OwnSecondFactors {
  constructor(
    private readonly work: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly audit: AuditTrail,
    private readonly notices: SignInNotices,
  ) {}

  async list({ company }: Actor, { accountId }: OwnSession): Promise<FactorList> {
    const all = (await this.factors.of(accountId)).filter(isConfirmed);
    return {
      factors: all.map(({ id, kind, name, createdAt, lastUsedAt }) => ({ id, kind, name, createdAt, lastUsedAt })),
      recoveryCodesLeft: await this.factors.codesLeft(accountId),
      isRequired: await this.factors.isRequired(company),
    };
  }

  /**
   * Removes a factor; with the last one also the recovery codes.
   * @throws DomainError `notFound`, `forbidden` (not presented a short time ago), `conflict` when the company requires
   * the last one.
   */
  remove(actor: Actor, session: OwnSession, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const { accountId: account } = session;
      const at = this.work.now();
      const all = (await this.factors.ofForUpdate(account)).filter(isConfirmed);
      const factor = all.find((one) => one.id === id);
      if (!factor) throw notFound('second factor');
      requireFresh(session, all, at);
      if (all.length === 1 && (await this.factors.isRequired(actor.company)))
        throw conflict('second_factor_needed', 'your company requires a second factor; add another one first');
      if (!(await this.factors.remove(account, id))) throw notFound('second factor');
      if (all.length === 1) await this.factors.removeAll(account);
      const changes = { name: [factor.name, null] } as const;
      const resource = { resourceType: 'second_factor', resourceId: id };
      this.audit.add(actor, { at, action: 'second_factor.removed', ...resource, changes });
      await this.notices.secondFactor(actor, 'removed');
    });
  }

  /** Replaces the recovery codes. They are shown only now. @throws DomainError `conflict` (no factor), `forbidden`. */
  newRecoveryCodes(actor: Actor, session: OwnSession): Promise<readonly string[]> {
    return this.work.run(actor, async () => {
      const { accountId: account } = session;
      const at = this.work.now();
      const all = await this.factors.ofForUpdate(account);
      if (!all.some(isConfirmed)) throw noFactor();
      requireFresh(session, all, at);
      const codes = await replaceRecoveryCodes(account, this.factors);
      const resource = { resourceType: 'session', resourceId: session.id };
      this.audit.add(actor, { at, action: 'recovery_codes.replaced', ...resource, changes: {} });
      await this.notices.secondFactor(actor, 'recovery_codes_replaced');
      return codes;
    });
  }
}
