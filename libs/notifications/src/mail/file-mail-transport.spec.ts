import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FileMailTransport } from './file-mail-transport.js';

describe('FileMailTransport', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-mail-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('writes a file readable only by its owner, and the same file when sent again', async () => {
    const transport = new FileMailTransport(join(folder, 'mail'), 'no-reply@localhost');
    const mail = {
      id: '6560f1a2b3c4d5e6f7a8b9c0',
      to: { address: 'sam@example.com' },
      subject: 'New lead',
      text: 'Hello',
      html: '<p>Hello</p>',
    };
    await transport.send(mail);
    await transport.send(mail);
    expect(await readdir(join(folder, 'mail'))).toEqual(['6560f1a2b3c4d5e6f7a8b9c0.eml']);
    const path = join(folder, 'mail', '6560f1a2b3c4d5e6f7a8b9c0.eml');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const message = await readFile(path, 'utf8');
    expect(message).toMatch(/^To: sam@example\.com\r\n/m);
    expect(message).toMatch(/^Message-ID: <6560f1a2b3c4d5e6f7a8b9c0@localhost>\r\n/im);
    expect(message).toContain('<p>Hello</p>');
  });
});
