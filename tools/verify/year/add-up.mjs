import { cents } from './replay.mjs';

const dollars = (amount) => (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Prints the sales of each month as the API returns them. @returns true if they match what was sold */
export async function addUp(client, run, sold) {
  const months = new Map();
  let [listed, deposited] = [0, 0];
  const query = { externalRef: `year:${run}`, sort: 'createdAt', order: 'asc' };
  for await (const { saleDate, pricing, deposits } of client.items('listOrders', { query })) {
    const month = saleDate.slice(0, 7);
    const { orders, amount } = months.get(month) ?? { orders: 0, amount: 0 };
    months.set(month, { orders: orders + 1, amount: amount + cents(pricing.total) });
    listed += cents(deposits.balance) + cents(deposits.totalPaid);
    deposited += cents(deposits.totalPaid);
  }
  for (const [month, { orders, amount }] of [...months].sort()) print(month, `${orders} orders`, dollars(amount));
  const total = [...months.values()].reduce((sum, { amount }) => sum + amount, 0);
  const expected = sold.reduce((sum, sale) => sum + sale.cents, 0);
  const ledger = await ledgerTotal(client, sold);
  const paid = sold.reduce((sum, sale) => sum + sale.paid, 0);
  const payments = await paymentsTotal(client, sold);
  print('sold', `${sold.length} orders`, dollars(expected));
  print('listed', '', dollars(total));
  print('balances', 'and paid', dollars(listed));
  print('ledger', '', dollars(ledger.moved));
  print('amounts', 'of the ledger', dollars(ledger.present));
  print('paid', '', dollars(paid));
  print('deposits', '', dollars(deposited));
  print('payments', '', dollars(payments));
  const right =
    [total, listed].every((sum) => sum === expected) &&
    [deposited, payments].every((sum) => sum === paid) &&
    ledger.moved === ledger.present;
  process.stdout.write(right ? 'the totals match\n' : 'THE TOTALS DO NOT MATCH\n');
  return right;
}

/** Returns the sum of all ledger movements of these orders, and of their present amounts, which are equal (R48). */
async function ledgerTotal(client, sold) {
  let moved = 0;
  let present = 0;
  for (const { id } of sold) {
    let newest;
    for await (const movement of client.items('listSalesLedger', { query: { orderId: id } })) {
      newest ??= movement.newOrderAmount;
      moved += cents(movement.deltaAmount);
    }
    present += cents(newest ?? 0);
  }
  return { moved, present };
}

/** Returns the sum of all payments of these orders. */
async function paymentsTotal(client, sold) {
  let sum = 0;
  for (const { id } of sold) {
    for await (const { amount } of client.items('listPayments', { query: { orderId: id } })) sum += cents(amount);
  }
  return sum;
}

function print(name, what, amount) {
  process.stdout.write(`${name.padEnd(10)}${what.padEnd(12)}${amount.padStart(16)}\n`);
}
