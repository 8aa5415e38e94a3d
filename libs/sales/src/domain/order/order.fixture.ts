import type { CompanyId, Id } from '@partner/kernel';
import { money } from '@partner/kernel';
import { deliveryFields } from '../document/delivery-address.js';
import { noPricing } from '../document/pricing.js';
import { noDeposits } from './deposits.js';
import { Order } from './order.js';
import { type NewOrder, type OrderState, unsold } from './order.state.js';
import type { OrderStatus } from './order.transitions.js';

/** Creation time of test orders. */
export const morning = new Date('2026-03-01T08:15:30.000Z');

/** Default fields of a test order: total 5000.00, of which 450.00 are upgrades. */
export const orderFields: NewOrder = {
  id: '65f0c0ffee0000000000a001' as Id,
  companyId: '65f0c0ffee00000000000009' as CompanyId,
  createdAt: morning,
  number: 1001,
  status: 'Unsubmitted',
  customerId: '65f0c0ffee0000000000d001' as Id,
  customerName: 'Ada',
  customerEmail: null,
  customerPhone: null,
  salespersonId: null,
  salespersonName: null,
  salespersonEmail: null,
  locationId: '65f0c0ffee0000000000b001' as Id,
  salesSource: null,
  workOrderId: null,
  serialNumber: 'SN-1',
  productId: null,
  sizeId: null,
  ...noPricing,
  basePrice: money(4550),
  upgradesAmount: money(450),
  subtotal: money(5000),
  total: money(5000),
  rto: null,
  ...noDeposits,
  ...deliveryFields(),
  configuration: null,
  note: null,
  ...unsold,
};

/** A new order that is not saved yet. */
export const aNewOrder = (fields: Partial<NewOrder> = {}, soldBy: OrderStatus = 'Processed'): Order =>
  Order.create({ ...orderFields, ...fields }, soldBy);

/** An order as loaded from the database, at version 1. */
export function anOrder(fields: Partial<OrderState> = {}): Order {
  const { state } = aNewOrder();
  return new Order({ ...state, ...fields }, true);
}
