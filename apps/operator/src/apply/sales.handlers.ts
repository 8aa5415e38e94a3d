import {
  LeadStatusChanges,
  OrderStatusChanges,
  QuoteStatusChanges,
  type LeadDetails,
  PutLead,
  PutQuote,
  type QuotePurchaseType,
  quotePurchaseTypes,
  SendQuote,
  PutOrder,
  type PutOrderCommand,
} from '@partner/sales';
import { DateField, Flag, IdField, Integer, OneOf, Amount, Instant, Nested } from '@partner/http';
import { type Id, omitUndefined, subtract, type Money, money } from '@partner/kernel';
import { action, put, type ContextHandlers } from './handler.js';
import { salesFields, SalesLine } from './sales-line.js';
import { DocumentLine, documentFields, amounts } from './document-line.js';

/**
 * Amounts due and paid, with the item's field names (§2.3). Without `totalPaid`, `balance` determines the paid amount.
 */
class DepositsPart {
  @Amount({ min: 0 }) downPayment?: number;
  @Amount({ min: 0 }) securityDeposit?: number;
  @Amount({ min: 0 }) totalDueToday?: number;
  @Amount() totalPaid?: number;
  @Amount() balance?: number;
}

/** Prices at which an order was sold, with the item's field names (§2.3). */
class SoldPricingPart {
  @Amount() basePrice?: number;
  @Amount() upgradesAmount?: number;
  @Amount() deliveryFee?: number;
  @Amount() taxAmount?: number;
  @Amount() materialSurcharge?: number;
  @Amount() discount?: number;
  @Amount() removedUpgradesAmount?: number;
  @Amount() subtotal?: number;
  @Amount() total?: number;
}

/** An order (§2.3). Price, lines and configuration default to its unit's. */
class OrderLine extends DocumentLine {
  @IdField() productId?: Id;
  @IdField({ clearable: true }) sizeId?: Id | null;
  @Nested(() => DepositsPart) deposits?: DepositsPart;
  @DateField({ clearable: true }) saleDate?: Date | null;
  @Nested(() => SoldPricingPart, { clearable: true }) soldPricing?: SoldPricingPart | null;
  @IdField({ clearable: true }) sourceQuoteId?: Id | null;
  @Integer({ clearable: true, min: 1 }) sourceQuoteNumber?: number | null;
  @DateField({ clearable: true }) expectedDeliveryDate?: Date | null;
  @Instant({ clearable: true }) deliveredAt?: Date | null;
}

function command({ deposits, soldPricing, ...line }: OrderLine): PutOrderCommand {
  return {
    ...documentFields(line),
    ...(deposits && paid(deposits, line.pricing?.total)),
    ...(soldPricing !== undefined && { soldPricing: soldPricing && amounts(omitUndefined(soldPricing)) }),
  };
}

function paid({ balance, ...deposits }: DepositsPart, total: number | null | undefined): object {
  const exact = amounts(omitUndefined(deposits)) as { totalPaid?: Money };
  const follows = exact.totalPaid === undefined && balance !== undefined && typeof total === 'number';
  return { ...exact, ...(follows && { totalPaid: subtract(money(total), money(balance)) }) };
}

/** A quote (§2.2). Price, lines and configuration default to its unit's. */
class QuoteLine extends DocumentLine {
  @OneOf(quotePurchaseTypes, { clearable: true }) purchaseType?: QuotePurchaseType | null;
  @DateField({ clearable: true, endOfDay: true }) validUntil?: Date | null;
  @Flag() converted?: boolean;
  @IdField({ clearable: true }) convertedOrderId?: Id | null;
  @Integer({ clearable: true, min: 1 }) convertedOrderNumber?: number | null;
}

/** Marks a quote as shared with its customer. */
class SendLine {
  @IdField({ required: true }) id!: Id;
}

/** A lead (§2.1). */
class LeadLine extends SalesLine {}
export type LeadLineDetails = Pick<LeadLine, keyof LeadDetails>;

export const salesHandlers: ContextHandlers = {
  puts: {
    lead: put({ line: LeadLine, needs: ['customerId'], table: 'leads', useCase: PutLead, command: salesFields }),
    quote: put({ line: QuoteLine, needs: ['customerId'], table: 'quotes', useCase: PutQuote, command: documentFields }),
    order: put({ line: OrderLine, needs: ['customerId'], table: 'orders', useCase: PutOrder, command }),
  },
  actions: {
    'quote.send': action({ 'quote.sent': '' }, SendLine, async (application, actor, { id }) => {
      await application.get(SendQuote).execute(actor, { id });
      return id;
    }),
  },
  statuses: { lead: LeadStatusChanges, quote: QuoteStatusChanges, order: OrderStatusChanges },
};
