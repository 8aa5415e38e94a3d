import { describe, expect, it } from '@jest/globals';
import { money, sumOf } from '@partner/kernel';
import { completedPricing, noPricing, orderPricing, quotePricing } from './pricing.js';

const unit = {
  basePrice: money(5000),
  upgradesPrice: money(700),
  removedPrice: money(200),
  buildingSubtotal: money(5500),
};
const discounted = { ...unit, cardDiscount: { amount: money(250), reason: 'Scratched door' } };

describe('the price of a quote (R30)', () => {
  it('is the building subtotal when there is no discount', () => {
    expect(quotePricing(unit)).toEqual({
      ...noPricing,
      subtotal: '5500.00',
      total: '5500.00',
      basePrice: '5000.00',
      upgradesAmount: '500.00',
    });
  });

  it('subtracts the discount of the inventory card', () => {
    expect(quotePricing(discounted)).toMatchObject({
      subtotal: '5500.00',
      discount: '250.00',
      discountReason: 'Scratched door',
      total: '5250.00',
    });
  });

  it('is the given total, with the discount only shown', () => {
    expect(quotePricing(discounted, money(4000))).toMatchObject({
      subtotal: '4250.00',
      discount: '250.00',
      total: '4000.00',
    });
    expect(quotePricing(unit, money(0))).toMatchObject({ subtotal: '0.00', discount: null, total: '0.00' });
  });
});

describe('the price of an order (R31)', () => {
  it('is the list price plus the upgrades', () => {
    expect(orderPricing({}, money(4000), [money(100), money(50.25)])).toMatchObject({
      basePrice: '4000.00',
      upgradesAmount: '150.25',
      subtotal: '4150.25',
      total: '4150.25',
      paymentType: null,
    });
  });

  it('uses the given amounts and derives the others', () => {
    expect(orderPricing({ basePrice: money(1) }, money(4000), [money(2)])).toMatchObject({
      subtotal: '3.00',
      total: '3.00',
    });
    expect(orderPricing({ subtotal: money(10) }, null, [])).toMatchObject({
      basePrice: '0.00',
      subtotal: '10.00',
      total: '10.00',
    });
    expect(orderPricing({ total: money(9), paymentType: 'rto' }, money(10), [])).toMatchObject({
      subtotal: '10.00',
      total: '9.00',
      paymentType: 'rto',
    });
  });
});

describe('a partial price from the portal', () => {
  const keepsTheSum = ({
    subtotal,
    total,
    discount,
  }: {
    subtotal?: unknown;
    total?: unknown;
    discount?: unknown;
  }): void => expect(subtotal).toBe(sumOf(total as never, (discount ?? '0.00') as never));

  it('is not completed to a negative total: the discount is at most the subtotal (R30)', () => {
    const [discount, subtotal] = [money(101), money(100)];
    expect(() => completedPricing({ subtotal, discount }, noPricing)).toThrow('discount must be at most the subtotal');
    expect(() => completedPricing({ discount }, { ...noPricing, subtotal })).toThrow(/at most the subtotal/);
    expect(() => completedPricing({ subtotal }, { ...noPricing, discount })).toThrow(/at most the subtotal/);
    expect(completedPricing({ discount: subtotal }, { ...noPricing, subtotal })).toMatchObject({ total: '0.00' });
  });

  it('is completed so that total = subtotal − discount', () => {
    const discount = money(30);
    keepsTheSum(completedPricing({ subtotal: money(100), discount }, noPricing));
    keepsTheSum(completedPricing({ total: money(100), discount }, noPricing));
    expect(completedPricing({ total: money(100) }, { ...noPricing, discount })).toMatchObject({ subtotal: '130.00' });
    expect(completedPricing({ discount }, { ...noPricing, subtotal: money(100), total: money(100) })).toMatchObject({
      total: '70.00',
    });
    expect(completedPricing({ discount: null }, { ...noPricing, subtotal: money(100), discount })).toMatchObject({
      total: '100.00',
    });
  });

  it('stays unchanged when both amounts are given, or neither', () => {
    const both = { subtotal: money(10), total: money(3) };
    expect(completedPricing(both, noPricing)).toEqual(both);
    expect(completedPricing({ paymentType: 'cash' }, noPricing)).toEqual({ paymentType: 'cash' });
  });
});
