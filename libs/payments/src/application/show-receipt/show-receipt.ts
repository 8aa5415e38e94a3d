import { type CompanyId, type Id, system, type UnitOfWork } from '@partner/kernel';
import { amountText } from '../../domain/amount/minor-units.js';
import type { PaymentLinks } from '../ports/payment-links.js';

/** Terms of a payment as the customer sees them after paying. */
export interface Receipt {
  readonly name: string;
  /** Decimal with the currency: `500.00 USD`. */
  readonly amount: string;
}

/** Shows a customer what was paid through a link (§4.11). */
export class ShowReceipt {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: PaymentLinks,
  ) {}

  /** @param command.session is known only to the customer. @returns undefined if the link has another session. */
  execute(command: { company: CompanyId; link: Id; session: string }): Promise<Receipt | undefined> {
    const { company, link, session } = command;
    return this.work.run(system(company), async () => {
      const terms = await this.links.termsOf(company, link, session);
      return terms && { name: terms.name, amount: amountText(terms) };
    });
  }
}
