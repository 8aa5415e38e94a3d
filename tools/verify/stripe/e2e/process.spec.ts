import { describe, expect, it } from '@jest/globals';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('a stand-in in a process of its own', () => {
  it('says where it listens, and ends at SIGTERM while its parent goes on', async () => {
    const child = fork(program, ['--account', 'acct_1', '--key', 'sk_test_1'], { silent: true, execArgv: [] });
    const [line] = (await once(child.stdout!.setEncoding('utf8'), 'data')) as [string];
    const [, url = ''] = /^ready (\S+)\n$/.exec(line) ?? [];
    const answer = await fetch(`${url}/v1/account`, { headers: { authorization: 'Bearer sk_test_1' } });
    expect(await answer.json()).toMatchObject({ id: 'acct_1' });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('ends when its parent lets go of it', async () => {
    const child = fork(program, [], { silent: true, execArgv: [] });
    await once(child.stdout!, 'data');
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  });
});
