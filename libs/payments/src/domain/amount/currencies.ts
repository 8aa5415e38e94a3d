import { invalid } from '@partner/kernel';

/** A currency of ISO 4217. */
export interface Currency {
  /** In lower case. */
  readonly code: string;
  /** Decimals of its minor unit. */
  readonly digits: number;
}

const words = (text: string): readonly string[] => text.split(' ');

/** The currencies of ISO 4217 that have other than two decimals. */
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

/** The currency with a code, in any case. @throws DomainError `invalid` when ISO 4217 has none (R45). */
export function currencyOf(given: string): Currency {
  const code = given.toLowerCase();
  if (!known.has(code)) throw invalid(`currency must be a code of ISO 4217, not "${given}"`);
  return { code, digits: others.get(code) ?? 2 };
}
