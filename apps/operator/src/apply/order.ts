import { Amount, DateField, IdField, Instant, Integer, Nested } from '@partner/http';
import { omitUndefined, type Id, subtract, type Money, money } from '@partner/kernel';
import { PutOrder, type PutOrderCommand } from '@partner/sales';
import { amounts, DocumentLine, documentFields } from './document-line.js';
import { put } from './handler.js';

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
  @Amount() surchargeAmount?: number;
  @Amount() discountAmount?: number;
  @Amount() subtotal?: number;
  @Amount() total?: number;
}

/** An order (§2.3). Price, lines and configuration default to those of its unit. */
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

export const putOrder = put({ line: OrderLine, needs: ['customerId'], table: 'orders', useCase: PutOrder, command });

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
