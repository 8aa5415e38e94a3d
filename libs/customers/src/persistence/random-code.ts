import { randomInt } from 'node:crypto';
import { codeLetters } from '../domain/customer/customer.js';

/** Returns a random customer code (§4.7). */
export function randomCode(): string {
  return Array.from({ length: 5 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}
