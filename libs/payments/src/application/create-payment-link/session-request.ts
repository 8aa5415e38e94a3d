import { type Actor, DomainError, type Id, notFound, unavailable, type UnitOfWork } from '@partner/kernel';
import type { PaymentLink, Session } from '../../domain/payment-link/payment-link.js';
import type { PaymentLinks } from '../ports/payment-links.js';
import { type PaymentProcessor, type ProcessorAccess, ProcessorFault } from '../ports/payment-processor.js';
import type { ProcessorAccounts } from '../processor-accounts.js';

/** Maximum processor calls per request: one that fails, one that finds out the result, and one with a new key. */
const attempts = 3;

/** Creates the session of a link exactly once at the payment processor, whatever happened to earlier calls (R45). */
export class SessionRequest {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: PaymentLinks,
    private readonly accounts: ProcessorAccounts,
    private readonly processor: PaymentProcessor,
  ) {}

  /**
   * Call outside a unit of work, since no transaction may be open during a call of the processor.
   * @throws DomainError `unavailable`; `invalid` when the processor rejects the session, which closes the link.
   */
  async create(actor: Actor, id: Id): Promise<Session> {
    const access = await this.accounts.ofCompany(actor.company);
    let link = await this.#changed(actor, id, () => undefined);
    if (link.session) return link.session;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#asked(actor, access, link);
      if (!(outcome instanceof ProcessorFault)) return outcome;
      // Until the processor replays the failure, an earlier call may still create the session. Only its own key shows
      // that.
      if (outcome.isFinal) link = await this.#changed(actor, id, (unanswered, at) => unanswered.renewKey(at));
      if (attempt === attempts) throw unavailable('processor_unavailable', 'The payment processor failed. Try again');
    }
  }

  /** Calls the processor. @returns the failure when it is not known whether the processor created a session */
  async #asked(actor: Actor, access: ProcessorAccess, link: PaymentLink): Promise<Session | ProcessorFault> {
    const { companyId, orderId, name, email, amount, currency, digits, createdAt } = link.state;
    const terms = { orderId, name, email, amount, currency, digits };
    const order = { ...terms, companyId, linkId: link.id, key: link.processorKey };
    try {
      return await this.processor.createSession(access, order);
    } catch (error) {
      if (error instanceof ProcessorFault) {
        const found = error.isFinal ? await this.processor.findSession(access, link.id, createdAt) : undefined;
        return found ?? error;
      }
      if (error instanceof DomainError && error.code === 'invalid') {
        await this.#changed(actor, link.id, (refused, at) => refused.close(at));
      }
      throw error;
    }
  }

  #changed(actor: Actor, id: Id, change: (link: PaymentLink, at: Date) => void): Promise<PaymentLink> {
    return this.work.run(actor, async () => {
      const link = await this.links.find(actor.company, id);
      if (!link) throw notFound('payment link');
      change(link, this.work.now());
      await this.links.save(link);
      return link;
    });
  }
}
