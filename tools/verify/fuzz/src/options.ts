import { parseArgs } from 'node:util';

/** How a run is asked for. */
export interface Options {
  /** Decides all requests: another one is drawn, and printed, unless given. */
  readonly seed: number;
  readonly requests: number;
  /** Only operations whose `METHOD /path` contains this. */
  readonly only?: string;
  /** Requests under way at a time. */
  readonly concurrency: number;
}

/** @throws TypeError for words that it does not know, and for numbers that are none. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seed: { type: 'string' },
      requests: { type: 'string', default: '20000' },
      only: { type: 'string' },
      concurrency: { type: 'string', default: '8' },
    },
  });
  return {
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : whole('seed', values.seed, 0),
    requests: whole('requests', values.requests, 1),
    only: values.only,
    concurrency: whole('concurrency', values.concurrency, 1),
  };
}

function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value >= 2 ** 31) {
    throw new TypeError(`--${name} is a whole number of at least ${least}, not ${text}`);
  }
  return value;
}
