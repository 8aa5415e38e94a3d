import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { Pool } from 'undici';
import { type Asked, nextOf } from '../load.js';

/** Connections to a process. */
const connections = 8;
/** Requests under way at once from which on a process does not keep up with what it is asked. */
const tooMany = 128;

/**
 * Asks a process so many requests a second on the average, whether or not those before are answered, as callers do who
 * know nothing of each other: the times between them are exponentially distributed. @returns how many they were.
 * @throws Error when an answer is no success, or when it does not keep up.
 */
export async function askSteadily(
  url: string,
  asked: readonly Asked[],
  { seconds, perSecond }: { readonly seconds: number; readonly perSecond: number },
): Promise<number> {
  const pool = new Pool(url, { connections });
  const underWay = new Set<Promise<void>>();
  const until = performance.now() + seconds * 1_000;
  let requests = 0;
  try {
    for (let due = performance.now(); due < until; due += (-Math.log(1 - Math.random()) * 1_000) / perSecond) {
      await pause(Math.max(0, due - performance.now()));
      if (underWay.size > tooMany) throw new Error(`${url} does not keep up with ${perSecond} requests a second`);
      requests += 1;
      const one = ask(pool, asked);
      underWay.add(one);
      void one.then(
        () => underWay.delete(one),
        () => undefined,
      );
    }
    await Promise.all(underWay);
    return requests;
  } finally {
    await pool.close();
  }
}

async function ask(pool: Pool, asked: readonly Asked[]): Promise<void> {
  const request = nextOf(asked);
  const answer = await pool.request(request);
  const body = await text(answer.body);
  if (answer.statusCode >= 300) throw new Error(`${request.path} answered ${answer.statusCode}: ${body}`);
}
