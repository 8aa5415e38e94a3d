/** Capitalizes the first letter: `A lead`. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Joins words to a part of an operation id: `WorkOrders`. */
export const pascalCase = (words: string): string => words.split(' ').map(capitalize).join('');
