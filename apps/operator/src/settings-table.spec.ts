import { describe, expect, it } from '@jest/globals';
import { describedSettings } from '@partner/runtime';
import { withSettings } from './settings-table.js';
import { CommandLine } from './testing/command-line.js';

describe('the table of settings', () => {
  it('gives type, meaning and default of every setting', () => {
    const incomplete = describedSettings().filter(({ type, meaning }) => type === '' || meaning === '');
    expect(incomplete).toEqual([]);
    const open = describedSettings().filter(({ unset }) => unset === '');
    expect(open.map(({ name }) => name)).toEqual(['PARTNER_SECRET_PREVIOUS']);
  });

  it('requires both markers in the page', () => {
    expect(() => withSettings('# Operations\n', [])).toThrow('the page needs the lines');
  });

  it('is printed by partner settings, without values', async () => {
    const secret = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64');
    const { status, printed } = await new CommandLine({ PARTNER_SECRET: secret }).run('settings');
    expect(status).toBe(0);
    expect(printed).toEqual(describedSettings());
    expect(JSON.stringify(printed)).not.toContain(secret);
  });

  it('goes on after naming an unknown variable, in one line', async () => {
    expect(await new CommandLine({ PARTNER_XYZZY: '20' }).run('settings')).toMatchObject({
      status: 0,
      errors: 'PARTNER_XYZZY is not a setting and has no effect (run "partner settings" for a list)\n',
    });
  });

  it('suggests the setting for a misspelled variable, in one line', async () => {
    expect(await new CommandLine({ PARTNER_POOLSIZE: '20' }).run('company', 'list')).toEqual({
      status: 1,
      printed: [],
      errors: 'PARTNER_POOLSIZE is not a setting: did you mean PARTNER_POOL_SIZE?\n',
    });
  });
});
