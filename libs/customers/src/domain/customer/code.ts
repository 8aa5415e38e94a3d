/** Format of a customer code (§2.11). */
export const codePattern = /^[A-Za-z0-9]{5}$/;

/** Characters of generated codes (§4.7). */
export const codeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
