/** Step of an erasure (R110). */
export type ErasureStep = 'sales' | 'files' | 'rows' | 'mail' | 'requests' | 'records' | 'finished';

/** Place in a step from which it continues; both are empty at its beginning. */
export interface Position {
  /** Table of the step `rows`. */
  readonly table: string;
  /** Id or key after which it continues. */
  readonly after: string;
}

/** Step of an erasure that comes next, and its position. */
export interface Progress extends Position {
  readonly step: ErasureStep;
}

/** Step that follows each step when nothing of it is left. */
export const stepAfter = {
  sales: 'files',
  // Of documents.
  files: 'rows',
  // Of every table with personal columns, one table after another.
  rows: 'mail',
  mail: 'requests',
  requests: 'records',
  // By which the other steps find rows.
  records: 'finished',
  finished: 'finished',
} as const satisfies Record<ErasureStep, ErasureStep>;

const beginning: Position = { table: '', after: '' };

/** Progress of an erasure that begins. */
export const firstProgress: Progress = { step: 'sales', ...beginning };

/** Returns the progress after a part of a step. @param rest position of what is left of the step. */
export const progressAfter = (step: ErasureStep, rest?: Partial<Position>): Progress =>
  rest ? { step, ...beginning, ...rest } : { step: stepAfter[step], ...beginning };
