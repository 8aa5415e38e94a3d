/** Microseconds of processor time. */
export interface Cpu {
  readonly node: number;
  readonly postgres: number;
}

/** Processor time in Node and in PostgreSQL together. */
export const sumOf = ({ node, postgres }: Cpu): number => node + postgres;

/** Medians of the runs of one side of a comparison. */
export interface SideFigures {
  /** Name in the output. */
  readonly side: string;
  /** Requests per second. */
  readonly rps?: number;
  /** Milliseconds. */
  readonly p50?: number;
  readonly p99?: number;
  /** Number of failed responses: 0 whenever a ratio is printed. */
  readonly errors: number;
  /** Processor time of a request in Node and in PostgreSQL. */
  readonly cpuPerRequest?: Cpu;
  /** Resident bytes at the end. */
  readonly memory?: number;
}

/** The result of a comparison. */
export interface Figures extends SideFigures {
  readonly name: string;
  readonly against: string;
  readonly ratio: number;
  readonly goal: number;
  /** True if the ratio states how much slower or larger the side is, and must not exceed the goal. */
  readonly atMost: boolean;
  readonly met: boolean;
  /** Figures of the other side. */
  readonly other: SideFigures;
}

/** A comparison and its goal. */
export type Comparison = Pick<Figures, 'name' | 'against' | 'goal' | 'atMost'>;

/** Returns the middle value; of an even number, the greater of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the value below which this part of all values lies. @throws RangeError if there are none */
export function quantile(values: readonly number[], part: number): number {
  const value = [...values].sort((left, right) => left - right)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

/** Compares the ratio with the goal. */
export function compareToGoal(
  { name, against, goal, atMost }: Comparison,
  ratio: number,
  ours: SideFigures,
  other: SideFigures,
): Figures {
  return { name, against, ratio, goal, atMost, met: atMost ? ratio <= goal : ratio >= goal, ...ours, other };
}
