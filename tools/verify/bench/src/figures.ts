/** Microseconds of processor time. */
export interface Cpu {
  readonly node: number;
  readonly postgres: number;
}

/** What one side of a comparison did: medians of its runs. */
export interface SideFigures {
  /** What it is called in the output. */
  readonly side: string;
  /** Requests a second. */
  readonly rps?: number;
  /** Milliseconds. */
  readonly p50?: number;
  readonly p99?: number;
  /** Answers that were no success: there are none when a ratio is printed. */
  readonly errors: number;
  /** What a request costs in Node and in PostgreSQL. */
  readonly cpuPerRequest?: Cpu;
  /** Resident bytes at the end. */
  readonly memory?: number;
}

/** What came of a comparison. */
export interface Figures extends SideFigures {
  readonly name: string;
  readonly against: string;
  readonly ratio: number;
  readonly goal: number;
  /** The ratio says how much slower or larger, and shall not exceed the goal; otherwise it shall reach it. */
  readonly atMost: boolean;
  readonly met: boolean;
  /** The same of what it is compared with. */
  readonly other: SideFigures;
}

/** What is measured, and what for. */
export type Comparison = Pick<Figures, 'name' | 'against' | 'goal' | 'atMost'>;

/** The value in the middle; of an even number, the greater of both. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that so many of all are below. @throws RangeError for no values. */
export function quantile(values: readonly number[], part: number): number {
  const value = [...values].sort((left, right) => left - right)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

/** Holds the ratio against the goal. */
export function held(
  { name, against, goal, atMost }: Comparison,
  ratio: number,
  ours: SideFigures,
  other: SideFigures,
): Figures {
  return { name, against, ratio, goal, atMost, met: atMost ? ratio <= goal : ratio >= goal, ...ours, other };
}
