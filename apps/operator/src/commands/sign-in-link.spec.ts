import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { samples } from '@partner/kernel';
import type { TestDatabase } from '@partner/testing';
import { CommandLine, testDirectory } from '../testing/command-line.js';
import { demoDatabase } from '../testing/demo-database.js';

describe('partner sign-in-link', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await demoDatabase()));
  afterAll(() => database.drop());

  const originOf = async (environment: NodeJS.ProcessEnv): Promise<string> => {
    const partner = new CommandLine({ DATABASE_URL: database.url, ...environment });
    const { printed } = await partner.run('sign-in-link', '--company', samples.company);
    return new URL((printed[0] as { url: string }).url).origin;
  };

  it('leads to the portal of the settings, else to the one that npm start runs, else to the API', async () => {
    expect(await originOf({ PORT: '3210' })).toBe('http://127.0.0.1:3210');
    await writeFile(join(testDirectory(), 'portal.url'), 'http://127.0.0.1:3111');
    expect(await originOf({ PORT: '3210' })).toBe('http://127.0.0.1:3111');
    expect(await originOf({ PARTNER_PORTAL_URL: 'https://portal.example.com' })).toBe('https://portal.example.com');
  });
});
