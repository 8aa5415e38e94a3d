/** Words with their first letter in upper case: `A lead`. */
export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words as part of the id of an operation: `WorkOrders`. */
export const joinedWords = (words: string): string => words.split(' ').map(upper).join('');
