import { hashOfToken, newToken } from '@partner/kernel';

const count = 10;

/** Creates ten codes of 80 random bits, such as `0a1b2-c3d4e-5f607-1829a`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    hashOfToken(newToken())
      .slice(0, 20)
      .replaceAll(/.{5}(?=.)/g, '$&-'),
  );

/**
 * Returns the hash under which a code of an account is stored. Case, spaces and hyphens do not matter. Codes have too
 * many bits to be found by trying.
 */
export const hashOfCode = (account: string, code: string): string =>
  hashOfToken(`${account} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`);
