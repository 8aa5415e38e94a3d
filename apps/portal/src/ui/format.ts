/** English with the region of the browser, for times and numbers. */
export const locale = globalThis.navigator?.languages.find((one) => one.startsWith('en-')) ?? 'en';

const numbers = new Intl.NumberFormat(locale);
export const formatNumber = (value: number): string => numbers.format(value);

/** The count with its noun: `plural(2, 'event')` is "2 events". */
export const plural = (count: number, one: string, several = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;
