import { invalid } from '@partner/kernel';

/** Count of the numbers in one body that were compared digit by digit. */
export interface ComparedNumbers {
  count: number;
}

/** Maximum number of comparisons. More of them take longer than all other work on a body. */
const maxCompared = 1_000;
/** Numbers up to this length are always stored exactly, unless they have an exponent. */
const plainLength = 15;
/** Maximum number of characters of a number in its error text. */
const maxShownLength = 40;

/**
 * Rejects a number that a double cannot store exactly (R56), so that callers read back what they wrote.
 * @param source the number as written in the JSON. Text that is not a number passes; the parser rejects it.
 * @throws DomainError `invalid`, also when a body has more than 1,000 numbers that need a digit comparison.
 */
export function checkNumber(source: string, compared: ComparedNumbers): void {
  if (source.length <= plainLength && !/[eE]/.test(source)) return;
  compared.count += 1;
  if (compared.count > maxCompared) {
    throw invalid(
      `the body has more than ${maxCompared} numbers with an exponent or more than ${plainLength} characters`,
      'invalid_body',
    );
  }
  if (!isExact(source)) {
    throw invalid(
      `the number ${source.slice(0, maxShownLength)} is out of range or has too many digits to be stored exactly`,
    );
  }
}

function isExact(source: string): boolean {
  const value = Number(source);
  return Number.isNaN(value) || (Number.isFinite(value) && decimal(source) === decimal(String(value)));
}

/**
 * Returns one normal form for all spellings of a decimal: its digits without leading or trailing zeros, and its
 * exponent.
 */
function decimal(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
