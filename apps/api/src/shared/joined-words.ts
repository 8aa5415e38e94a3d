/** Capitalizes the first letter: `A lead`. */
export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Joins words to a part of an operation id: `WorkOrders`. */
export const joinedWords = (words: string): string => words.split(' ').map(upper).join('');
