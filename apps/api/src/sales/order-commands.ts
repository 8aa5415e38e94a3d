import { omitUndefined, type Money, money } from '@partner/kernel';
import type { ChangeOrderRequest, CreateOrderRequest } from './orders.requests.js';

/** Converts the amounts of a request to exact ones (W2). */
export function createOrderCommand({
  basePrice,
  subtotal,
  total,
  upgrades,
  configuration,
  ...body
}: CreateOrderRequest) {
  return {
    ...body,
    ...amounts({ basePrice, subtotal, total }),
    ...(configuration && { configuration: omitUndefined(configuration) }),
    ...(upgrades && { upgrades: upgrades.map(({ price, ...upgrade }) => ({ ...upgrade, ...amounts({ price }) })) }),
  };
}

/** Converts the amounts of a request to exact ones (W2). */
export function orderChanges({ soldPricing, ...body }: ChangeOrderRequest) {
  return { ...body, ...(soldPricing !== undefined && { soldPricing: soldPricing && amounts(soldPricing) }) };
}

function amounts<N extends string>(numbers: Readonly<Partial<Record<N, number>>>): Partial<Record<N, Money>> {
  return Object.fromEntries(
    Object.entries<number | undefined>(omitUndefined(numbers)).map(([name, value]) => [name, money(value!)]),
  ) as Partial<Record<N, Money>>;
}
