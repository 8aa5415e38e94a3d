import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { Pool } from 'undici';
import { type Asked, nextOf } from '../load.js';

/** Connections to a process. */
const connections = 8;
/** Number of concurrent requests at which a process counts as not keeping up. */
const tooMany = 128;

/**
 * Sends requests at an average rate, whether or not earlier ones are complete, like independent callers: the times
 * between them are exponentially distributed.
 * @returns the milliseconds from each request to the last byte of its response
 * @throws Error when a response is not a success, or the process does not keep up
 */
export async function askSteadily(
  url: string,
  asked: readonly Asked[],
  { seconds, perSecond }: { readonly seconds: number; readonly perSecond: number },
): Promise<readonly number[]> {
  const pool = new Pool(url, { connections });
  const underWay = new Set<Promise<void>>();
  const until = performance.now() + seconds * 1_000;
  const taken: number[] = [];
  try {
    for (let due = performance.now(); due < until; due += (-Math.log(1 - Math.random()) * 1_000) / perSecond) {
      await pause(Math.max(0, due - performance.now()));
      if (underWay.size > tooMany) throw new Error(`${url} does not keep up with ${perSecond} requests a second`);
      const one = ask(pool, asked).then((milliseconds) => void taken.push(milliseconds));
      underWay.add(one);
      void one.then(
        () => underWay.delete(one),
        () => undefined,
      );
    }
    await Promise.all(underWay);
    return taken;
  } finally {
    await pool.close();
  }
}

async function ask(pool: Pool, asked: readonly Asked[]): Promise<number> {
  const request = nextOf(asked);
  const begun = performance.now();
  const answer = await pool.request(request);
  const body = await text(answer.body);
  if (answer.statusCode >= 300) throw new Error(`${request.path} returned ${answer.statusCode}: ${body}`);
  return performance.now() - begun;
}
