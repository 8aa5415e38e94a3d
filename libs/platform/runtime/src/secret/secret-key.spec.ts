import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings } from '../settings/read-settings.js';
import { developmentSecret, secretKeys } from './secret-box.js';

let dataDir: string;

describe('secret keys', () => {
  beforeEach(async () => {
    dataDir = join(await mkdtemp(join(tmpdir(), 'partner-secret-')), 'data');
  });

  afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

  describe('the development secret', () => {
    it('is 32 bytes, readable only by its owner, and permanent', async () => {
      const secret = await developmentSecret(dataDir);
      expect(secret).toHaveLength(32);
      expect(await developmentSecret(dataDir)).toEqual(secret);
      expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    });

    it('is the same for concurrent first readers, and leaves no other files', async () => {
      const secrets = await Promise.all(Array.from({ length: 20 }, () => developmentSecret(dataDir)));
      expect(new Set(secrets.map((secret) => secret.toString('base64'))).size).toBe(1);
      expect(await readdir(dataDir)).toEqual(['secret']);
    });

    it('is never replaced when it is damaged', async () => {
      await developmentSecret(dataDir);
      await writeFile(join(dataDir, 'secret'), 'short');
      await expect(developmentSecret(dataDir)).rejects.toThrow(/must contain 32 bytes/);
    });
  });

  describe('the secret keys', () => {
    const secret = Buffer.from('0123456789abcdef'.repeat(2));
    const other = Buffer.from('fedcba9876543210'.repeat(2));

    it('are the configured one', async () => {
      const settings = readSettings({ PARTNER_SECRET: secret.toString('base64'), PARTNER_DATA_DIR: dataDir });
      expect(await secretKeys(settings)).toEqual([secret]);
    });

    it('are the development secret by default', async () => {
      const settings = readSettings({ PARTNER_DATA_DIR: dataDir });
      expect(await secretKeys(settings)).toEqual([await developmentSecret(dataDir)]);
    });

    it('include the previous one while the secret is rotated (R87)', async () => {
      const settings = readSettings({
        PARTNER_SECRET: secret.toString('base64'),
        PARTNER_SECRET_PREVIOUS: other.toString('base64'),
      });
      expect(await secretKeys(settings)).toEqual([secret, other]);
    });
  });
});
