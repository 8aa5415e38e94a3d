import { invalid } from '@partner/kernel';

/** An ISO 4217 currency. */
export interface Currency {
  /** In lower case. */
  readonly code: string;
  /** Number of decimals of its minor unit. */
  readonly digits: number;
}

const words = (text: string): readonly string[] => text.split(' ');

/** ISO 4217 currencies whose number of decimals is not two. */
const others: ReadonlyMap<string, number> = new Map([
  ...words('bif clp djf gnf isk jpy kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf').map((code) => [code, 0] as const),
  ...words('bhd iqd jod kwd lyd omr tnd').map((code) => [code, 3] as const),
  ...words('clf uyw').map((code) => [code, 4] as const),
]);

const known: ReadonlySet<string> = new Set([
  ...others.keys(),
  ...words('aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob bov brl bsd btn bwp byn bzd cad cdf'),
  ...words('che chf chw cny cop cou crc cup cve czk dkk dop dzd egp ern etb eur fjd fkp gbp gel ghs gip gmd gtq gyd'),
  ...words('hkd hnl htg huf idr ils inr irr jmd kes kgs khr kpw kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt'),
  ...words('mop mru mur mvr mwk mxn mxv myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar'),
  ...words('sbd scr sdg sek sgd shp sle sos srd ssp stn svc syp szl thb tjs tmt top try ttd twd tzs uah usd usn uyu'),
  ...words('uzs ved ves wst xcd xcg yer zar zmw zwg'),
]);

/**
 * Returns the currency with a code, ignoring case. @throws DomainError `invalid` for a code that is not in ISO 4217
 * (R45).
 */
export function currencyOf(given: string): Currency {
  const code = given.toLowerCase();
  if (!known.has(code))
    throw invalid(`currency must be an ISO 4217 code, not "${given}"`, 'invalid_field', { field: 'currency' });
  return { code, digits: others.get(code) ?? 2 };
}
