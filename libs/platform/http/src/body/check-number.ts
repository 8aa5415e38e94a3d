import { invalid } from '@partner/kernel';

/** How many numbers of one body were compared digit by digit. */
export interface ComparedNumbers {
  count: number;
}

/** More of them take longer than everything else that a body asks for. */
const maxCompared = 1_000;
/** Up to so many characters a number is always kept, unless it has an exponent. */
const plainLength = 15;
/** Characters of a number that its error shows. */
const shown = 40;

/**
 * Refuses a number that a double does not keep as it is given (R56): what a caller stores comes back the same.
 * @param source as JSON has it; what is no number is kept, for the parser to refuse.
 * @throws DomainError `invalid`, also for more than 1,000 numbers of a body that take a comparison of their digits.
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
  if (!isKept(source)) {
    throw invalid(`the number ${source.slice(0, shown)} has another size or more digits than can be kept`);
  }
}

function isKept(source: string): boolean {
  const value = Number(source);
  return Number.isNaN(value) || (Number.isFinite(value) && decimal(source) === decimal(String(value)));
}

/** One text for all ways to write a decimal number: its digits without zeros at either end, and where the point is. */
function decimal(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
