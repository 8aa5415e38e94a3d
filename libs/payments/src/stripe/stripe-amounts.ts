import { type Currency, currencyOf } from '@partner/companies';
import { invalid } from '@partner/kernel';
import type { MinorUnits } from '../domain/amount/minor-units.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** ISO 4217 currencies that Stripe does not support. */
const unsupported = words(
  'bov btn che chw clf cou cup ern ghs iqd irr kpw lyd mxv ' +
    'mru sdg ssp stn svc syp tmt usn uyi uyw ved ves xcg zwg',
);

/** Currencies that Stripe counts in whole major units although ISO 4217 has decimals for them. */
const whole = words('mga');
/** Currencies that Stripe counts in hundredths, which must be zero, although ISO 4217 has no decimals for them. */
const hundredths = words('isk ugx');

/** Minimum charges published by Stripe, in its units; for other currencies, half a major unit. */
const minimums: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ aed: 200, bgn: 100, czk: 1_500, dkk: 250, gbp: 30, hkd: 400, huf: 17_500, jpy: 50, mxn: 1_000, myr: 200 },
    ...{ nok: 300, pln: 200, ron: 200, sek: 300, thb: 1_000 },
  }),
);

const largest = 99_999_999;

function stripeDigits({ code, digits }: Currency): number {
  if (whole.has(code)) return 0;
  return hundredths.has(code) ? 2 : digits;
}

/**
 * Converts an amount to Stripe's units.
 * @throws DomainError `invalid`, with our own message, for a currency, number of decimals or amount that Stripe does
 * not accept (R45).
 */
export function stripeAmount(currency: Currency, amount: MinorUnits): number {
  const { code, digits } = currency;
  if (unsupported.has(code)) throw invalid(`The payment processor does not accept the currency "${code}"`);
  const theirs = stripeDigits(currency);
  const given = theirs >= digits ? amount * 10 ** (theirs - digits) : amount / 10 ** (digits - theirs);
  if (!Number.isSafeInteger(given) || (digits === 3 && given % 10 !== 0)) {
    throw invalid(`amount has more decimals than the payment processor accepts for "${code}"`);
  }
  const least = minimums.get(code) ?? Math.ceil(10 ** theirs / 2);
  if (given < least) throw invalid('amount is less than the payment processor accepts in this currency');
  if (given > largest) throw invalid('amount is more than the payment processor accepts');
  return given;
}

/** Converts an amount from Stripe to minor units of its currency. */
export function amountOf(currency: Currency, given: number): MinorUnits {
  const theirs = stripeDigits(currency);
  return Math.round(
    theirs > currency.digits ? given / 10 ** (theirs - currency.digits) : given * 10 ** (currency.digits - theirs),
  );
}

/** Returns a currency by Stripe's code. A code that ISO 4217 has withdrawn gets two decimals. */
export function currencyNamed(code: string): Currency {
  try {
    return currencyOf(code);
  } catch {
    return { code: code.toLowerCase(), digits: 2 };
  }
}
