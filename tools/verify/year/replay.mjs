import { Failure } from '../../lib/failure.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';

const weeks = 52;
const week = 7 * 86_400_000;
const ordersAWeek = 3;

/** Converts a JSON amount to cents, because money is not calculated in fractions. */
export const cents = (amount) => Math.round(amount * 100);

/**
 * Replays a year of weeks up to now: lost leads, orders of catalog buildings, and quotes of units on the lots, some of
 * which are sold while the others release their unit. Each sale is dated into its week, and partly paid.
 * @param run value of the reference `year` on every record @returns the sales, as `{id, saleDate, cents, paid}`
 */
export async function replay(client, run) {
  const [lot] = (await client.listLocations({ query: { salesLot: true, active: true, limit: 1 } })).data;
  const active = await client.listProducts({ query: { active: true, limit: 100 } });
  const products = active.data.filter(({ price }) => price > 0);
  if (!lot || products.length === 0) throw new Failure('the company has no sales lot, or no product with a price');
  const stock = await client.listLotStock({ query: { limit: 100 } });
  const units = stock.data.filter(({ sold, locationId }) => !sold && locationId);
  const marks = { externalReferences: { year: run }, salesSource: 'Website' };
  const sold = [];
  for (let index = 0; index < weeks; index += 1) {
    const saleDate = new Date(Date.now() - (weeks - index) * week).toISOString().slice(0, 10);
    const customer = { name: `Year ${run}`, email: `year-${run}-${index}@example.com` };
    stopSignal.throwIfAborted();
    const { id } = await client.createLead({ body: { locationId: lot.id, customer, ...marks } });
    await client.changeLeadStatus({ id, body: { status: 'Lost', actionDescription: 'Only looking' } });
    for (let number = 0; number < ordersAWeek; number += 1) {
      const productId = products[(index * ordersAWeek + number) % products.length].id;
      const upgrades = number === 0 ? [{ productId, quantity: 2, price: 0.05 + index }] : [];
      const order = { locationId: lot.id, productId, customer, upgrades, ...marks };
      sold.push(await dated(client, await client.createOrder({ body: order }), saleDate));
    }
    const unit = units.at(index % units.length);
    const order =
      unit && (await quoted(client, { workOrderId: unit.workOrderId, customer, ...marks }, index % 3 === 0));
    if (order) {
      units.splice(units.indexOf(unit), 1);
      sold.push(await dated(client, order, saleDate));
    }
    process.stdout.write(`\rweek ${index + 1} of ${weeks}: ${sold.length} orders `);
  }
  process.stdout.write('\n');
  return sold;
}

/** Returns the order of a converted quote; undefined if the quote is lost or the unit was taken by another quote. */
async function quoted(client, body, isSold) {
  const quote = await client.createQuote({ body }).catch((error) => {
    if (error.status !== 409 && error.status !== 404) throw error;
  });
  if (quote && isSold) return client.convertQuote({ id: quote.id, body: {} });
  if (quote) await client.changeQuoteStatus({ id: quote.id, body: { status: 'Lost' } });
  return undefined;
}

async function dated(client, { id, pricing }, saleDate) {
  await client.updateOrder({ id, body: { saleDate } });
  const total = cents(pricing.total);
  // A third down and a tenth later, in whole cents.
  const parts = [Math.floor(total / 3), Math.floor(total / 10)].filter((part) => part > 0);
  for (const [index, part] of parts.entries()) {
    const method = index === 0 ? { method: 'check', checkNumber: `${total}` } : { method: 'cash' };
    await client.createOrderPayment({ id, body: { ...method, amount: part / 100 } });
  }
  return { id, saleDate, cents: total, paid: parts.reduce((sum, part) => sum + part, 0) };
}
