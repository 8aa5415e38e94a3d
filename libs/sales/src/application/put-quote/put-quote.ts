import { omitUndefined, newId, settleAll } from '@partner/kernel';
import type { WorkOrder } from '@partner/work-orders';
import { completedPricing } from '../../domain/document/pricing.js';
import { Quote, type QuoteFields } from '../../domain/quote/quote.js';
import { quoteTransitions } from '../../domain/quote/quote.transitions.js';
import { checkFixed, portalContact, portalSalesperson } from '../put-document/portal-fields.js';
import type { NewDocumentInputs, PutDocumentCommand } from '../put-document/put-document.js';
import { blankDocument, PutDocument } from '../put-document/put-document.js';
import { unassigned } from '../salesperson.js';
import { copiedFromUnit } from '../units/unit-copy.js';

/** Fields of a quote in a portal request; absent means unchanged, or the default of a new one. */
export interface PutQuoteCommand extends PutDocumentCommand, Partial<QuoteFields> {}

export class PutQuote extends PutDocument<PutQuoteCommand, Quote> {
  protected readonly what = 'quote';

  protected override checkRequest(command: PutQuoteCommand): void {
    super.checkRequest(command);
    if (command.status !== undefined) quoteTransitions.parseValid(command.status, this.what);
  }

  protected override async update(
    quote: Quote,
    command: PutQuoteCommand,
    unit: WorkOrder | undefined,
    at: Date,
  ): Promise<void> {
    const { id, status, statusChangedAt, orderNumber, createdAt, lines, ...details } = command;
    checkFixed(quote, command);
    const { salespersonId, salespersonName, salespersonEmail, ...fields } = completedPricing(details, quote.state);
    quote.changeDetails(
      {
        ...(unit && { serialNumber: unit.state.serialNumber, productId: unit.state.productId }),
        ...fields,
        ...(await portalSalesperson(this.desk, quote.state.companyId, command)),
      },
      at,
    );
    const to = status === undefined ? undefined : quoteTransitions.parseValid(status, this.what);
    await this.work.putStatus(this.documents, quote, to, statusChangedAt, at);
  }

  protected override async create(command: PutQuoteCommand, inputs: NewDocumentInputs): Promise<Quote> {
    const { company, at } = inputs;
    const { id = newId(), orderNumber, createdAt = at, lines, ...details } = command;
    const { status = quoteTransitions.defaultStatus } = command;
    const [customer, unit, number, salesperson] = await settleAll([
      inputs.customer,
      inputs.unit,
      this.numbers.claim(company, 'quote', orderNumber),
      portalSalesperson(this.desk, company, command),
    ]);
    const base = { ...blank, ...(unit && copiedFromUnit(unit)) };
    const { salespersonId, salespersonName, salespersonEmail, ...fields } = completedPricing(details, base);
    return Quote.create({
      ...base,
      ...omitUndefined(fields),
      ...portalContact(customer, command),
      ...unassigned,
      ...salesperson,
      id,
      companyId: company,
      createdAt,
      number,
      status: quoteTransitions.parseValid(status, this.what),
      customerId: customer.id,
      converted: command.converted ?? Boolean(command.convertedOrderId),
    });
  }
}

const blank = {
  ...blankDocument,
  purchaseType: null,
  validUntil: null,
  convertedOrderId: null,
  convertedOrderNumber: null,
};
