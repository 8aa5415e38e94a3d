import { describe, expect, it } from '@jest/globals';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stripeControl } from '../src/index.js';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('a stand-in in a separate process', () => {
  it('prints its URL, and stops on SIGTERM while its parent keeps running', async () => {
    const child = fork(program, [], { silent: true, execArgv: [] });
    const [line] = (await once(child.stdout!.setEncoding('utf8'), 'data')) as [string];
    const [, url = ''] = /^ready (\S+)\n$/.exec(line) ?? [];
    expect(await stripeControl(url).addAccount({ id: 'acct_1' })).toMatchObject({ id: 'acct_1' });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('stops when its parent disconnects', async () => {
    const child = fork(program, [], { silent: true, execArgv: [] });
    await once(child.stdout!, 'data');
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  });
});
