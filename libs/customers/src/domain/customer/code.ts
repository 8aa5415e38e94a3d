/** What a customer's code looks like (§2.11). */
export const codePattern = /^[A-Za-z0-9]{5}$/;

/** What a code that nobody chose is made of (§4.7). */
export const codeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
