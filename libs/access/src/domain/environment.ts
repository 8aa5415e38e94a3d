/** Environment of a deployment (A4). */
export type Environment = 'production' | 'sandbox';

/** Environment part of credential texts (A1). */
export const environmentMark = { production: 'live', sandbox: 'test' } as const satisfies Record<Environment, string>;
