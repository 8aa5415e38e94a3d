import { type Money, money } from '@partner/kernel';
import type { ChangeOrderCommand, CreateOrderCommand } from '@partner/sales';
import type { ChangeOrderRequest, CreateOrderRequest } from './orders.requests.js';

/** The request with its amounts as exact ones (W2). */
export function createOrderCommand({
  basePrice,
  subtotal,
  total,
  upgrades,
  configuration,
  ...body
}: CreateOrderRequest): CreateOrderCommand {
  return {
    ...body,
    ...amounts({ basePrice, subtotal, total }),
    ...(configuration && { configuration: withoutUndefined(configuration) }),
    ...(upgrades && { upgrades: upgrades.map(({ price, ...upgrade }) => ({ ...upgrade, ...amounts({ price }) })) }),
  };
}

/** The request with its amounts as exact ones (W2). */
export function orderChanges({
  soldPricing,
  ...body
}: ChangeOrderRequest): Omit<ChangeOrderCommand, 'id' | 'expected'> {
  return { ...body, ...(soldPricing !== undefined && { soldPricing: soldPricing && amounts(soldPricing) }) };
}

function amounts<N extends string>(numbers: Readonly<Partial<Record<N, number>>>): Partial<Record<N, Money>> {
  return Object.fromEntries(
    Object.entries<number | undefined>(withoutUndefined(numbers)).map(([name, value]) => [name, money(value!)]),
  ) as Partial<Record<N, Money>>;
}

function withoutUndefined<F extends object>(fields: F): Record<string, unknown> & F {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
    string,
    unknown
  > &
    F;
}
