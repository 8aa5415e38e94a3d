import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { foreground, type Launch } from './foreground.js';

describe('foreground', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foreground-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Runs a program as a server; `said` resolves with its first output. */
  async function running(program: string, launch?: Launch) {
    const file = join(folder, 'server.mjs');
    await writeFile(file, program);
    const [output, stop] = [new PassThrough(), new AbortController()];
    const printed = new Promise<string>((resolve) => output.once('data', (chunk: Buffer) => resolve(chunk.toString())));
    const status = foreground(
      file,
      { environment: process.env, input: output, output, errors: output, stop: stop.signal },
      launch,
    );
    return { said: printed, status, stop: () => stop.abort() };
  }

  it("passes on the server's output and exit status", async () => {
    const server = await running(`console.log('ready'); process.exitCode = 3; process.disconnect();`);
    expect([await server.said, await server.status]).toEqual(['ready\n', 3]);
  });

  it('starts the server with the flags and environment of its launch', async () => {
    const program = `console.log(process.execArgv.join(), process.env.LAUNCHED); process.disconnect();`;
    const server = await running(program, { flags: ['--max-semi-space-size=16'], environment: { LAUNCHED: 'so' } });
    expect([await server.said, await server.status]).toEqual(['--max-semi-space-size=16 so\n', 0]);
  });

  it('stops the server once, by closing its channel', async () => {
    const server = await running(`
      process.on('SIGTERM', () => process.exit(7));
      process.once('disconnect', () => setTimeout(() => process.exit(0), 50));
      console.log('ready');`);
    await server.said;
    server.stop();
    expect(await server.status).toBe(0);
  });

  it('kills a server that is not ready yet', async () => {
    const server = await running(`console.log('starting'); setInterval(() => undefined, 1000);`);
    await server.said;
    server.stop();
    expect(await server.status).toBe(1);
  });
});
