/** The environment a deployment serves (A4). */
export type Environment = 'production' | 'sandbox';

/** What credentials of an environment carry in their text (A1). */
export const environmentMark = { production: 'live', sandbox: 'test' } as const satisfies Record<Environment, string>;
