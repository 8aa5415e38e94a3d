import { invalid } from '@partner/kernel';
import { type Currency, currencyOf } from '../domain/amount/currencies.js';
import type { MinorUnits } from '../domain/amount/minor-units.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Currencies of ISO 4217 that Stripe does not take. */
const unsupported = words(
  'bov btn che chw clf cou cup ern ghs iqd irr kpw lyd mxv ' +
    'mru sdg ssp stn svc syp tmt usn uyi uyw ved ves xcg zwg',
);

/** What Stripe counts in whole major units though ISO 4217 has decimals for it. */
const whole = words('mga');
/** What Stripe counts in hundredths, which have to be zero, though ISO 4217 has no decimals for it. */
const hundredths = words('isk ugx');

/** The smallest charges that Stripe publishes, in its units; for others half a major unit. */
const minimums: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ aed: 200, bgn: 100, czk: 1_500, dkk: 250, gbp: 30, hkd: 400, huf: 17_500, jpy: 50, mxn: 1_000, myr: 200 },
    ...{ nok: 300, pln: 200, ron: 200, sek: 300, thb: 1_000 },
  }),
);

const largest = 99_999_999;

/** Decimals that Stripe counts a currency in. */
function stripeDigits({ code, digits }: Currency): number {
  if (whole.has(code)) return 0;
  return hundredths.has(code) ? 2 : digits;
}

/**
 * An amount as Stripe takes it. @throws DomainError `invalid` in our words for a currency, digits or an amount that it
 * does not take (R45).
 */
export function stripeAmount(currency: Currency, amount: MinorUnits): number {
  const { code, digits } = currency;
  if (unsupported.has(code)) throw invalid(`the payment processor does not take the currency "${code}"`);
  const theirs = stripeDigits(currency);
  const given = theirs >= digits ? amount * 10 ** (theirs - digits) : amount / 10 ** (digits - theirs);
  if (!Number.isSafeInteger(given) || (digits === 3 && given % 10 !== 0)) {
    throw invalid(`amount has more decimals than the payment processor takes for "${code}"`);
  }
  const least = minimums.get(code) ?? Math.ceil(10 ** theirs / 2);
  if (given < least) throw invalid('amount is less than the payment processor takes in this currency');
  if (given > largest) throw invalid('amount is more than the payment processor takes');
  return given;
}

/** An amount as Stripe gives it, in the minor units of its currency. */
export function amountOf(currency: Currency, given: number): MinorUnits {
  const theirs = stripeDigits(currency);
  return Math.round(
    theirs > currency.digits ? given / 10 ** (theirs - currency.digits) : given * 10 ** (currency.digits - theirs),
  );
}

/** A currency as Stripe names it; one that ISO 4217 has not any more has two decimals. */
export function currencyNamed(code: string): Currency {
  try {
    return currencyOf(code);
  } catch {
    return { code: code.toLowerCase(), digits: 2 };
  }
}
