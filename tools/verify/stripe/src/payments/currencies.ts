const supported = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

const zeroDecimalCurrencies = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const threeDecimalCurrencies = new Set('bhd jod kwd omr tnd'.split(' '));
/** Currencies whose two decimals must be zero. */
const wholeUnitCurrencies = new Set(['isk', 'ugx']);

/** Minimum charges published by Stripe, in minor units. */
const minimums: Record<string, number> = {
  ...{ aed: 200, bgn: 100, czk: 1_500, dkk: 250, gbp: 30, hkd: 400, huf: 17_500, jpy: 50, mxn: 1_000, myr: 200 },
  ...{ nok: 300, pln: 200, ron: 200, sek: 300, thb: 1_000 },
};

export const maxAmount = 99_999_999;

export function isSupported(currency: string): boolean {
  return supported.has(currency);
}

/** Number of minor units in a major unit: 1, 100 or 1,000. */
export function minorUnits(currency: string): 1 | 100 | 1_000 {
  if (zeroDecimalCurrencies.has(currency)) return 1;
  return threeDecimalCurrencies.has(currency) ? 1_000 : 100;
}

/** Minimum charge in minor units. Without a published minimum: half a major unit, or 1 without decimals. */
export function minimumAmount(currency: string): number {
  return minimums[currency] ?? Math.ceil(minorUnits(currency) / 2);
}

/** Amounts must be a multiple of this step. With three decimals, the last digit must be 0. */
export function smallestStep(currency: string): number {
  if (wholeUnitCurrencies.has(currency)) return 100;
  return threeDecimalCurrencies.has(currency) ? 10 : 1;
}

/** Formats an amount for display: `12.50 USD`. */
export function formatAmount(amount: number, currency: string): string {
  const units = minorUnits(currency);
  return `${(amount / units).toFixed(String(units).length - 1)} ${currency.toUpperCase()}`;
}
