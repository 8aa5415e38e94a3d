import type { Account } from '../account/account.js';
import { invalid } from '../http/stripe-error.js';
import { page } from './list.js';

type Shown = Record<string, unknown>;

const maxDepth = 4;

/** Expandable fields by object type: IDs that `expand` replaces, and fields that only `expand` includes. */
const expandable: Record<string, Record<string, (account: Account, shown: Shown) => unknown>> = {
  'checkout.session': {
    payment_intent: (account, { payment_intent }) => account.paymentIntents.get(String(payment_intent)) ?? null,
    line_items: (account, { id }) =>
      page(account.intentTerms.get(String(id))?.lineItems ?? [], `/v1/checkout/sessions/${String(id)}/line_items`),
  },
  payment_intent: {
    latest_charge: (account, { latest_charge }) => account.charges.get(String(latest_charge)) ?? null,
  },
  charge: {
    payment_intent: (account, { payment_intent }) => account.paymentIntents.get(String(payment_intent)) ?? null,
    refunds: (account, { id }) =>
      page(
        account.refunds.all().filter(({ charge }) => charge === id),
        `/v1/charges/${String(id)}/refunds`,
      ),
  },
  refund: {
    charge: (account, { charge }) => account.charges.get(String(charge)) ?? null,
    payment_intent: (account, { payment_intent }) => account.paymentIntents.get(String(payment_intent)) ?? null,
  },
  dispute: {
    charge: (account, { charge }) => account.charges.get(String(charge)) ?? null,
    payment_intent: (account, { payment_intent }) => account.paymentIntents.get(String(payment_intent)) ?? null,
  },
};

/**
 * Returns a copy of the result with the fields in `paths` expanded, such as `payment_intent.latest_charge`.
 * @throws StripeError 400 for a field that cannot be expanded, and for more than four levels.
 */
export function expand(account: Account, result: object, paths: readonly string[]): object {
  const copy = structuredClone(result) as Shown;
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > maxDepth)
      throw invalid(`You cannot expand more than ${maxDepth} levels of a property.`, 'expand');
    step(account, copy, keys, path);
  }
  return copy;
}

function step(account: Account, shown: Shown, [key, ...rest]: readonly string[], path: string): void {
  if (key === undefined) return;
  if (shown.object === 'list' && key === 'data') {
    for (const row of shown.data as Shown[]) step(account, row, rest, path);
    return;
  }
  const load = expandable[String(shown.object)]?.[key];
  if (!load) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  if (typeof shown[key] !== 'object') shown[key] = structuredClone(load(account, shown));
  if (shown[key] !== null) step(account, shown[key] as Shown, rest, path);
}
