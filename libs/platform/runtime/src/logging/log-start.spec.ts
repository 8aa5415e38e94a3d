import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../settings/read-settings.js';
import { createLogger } from './create-logger.js';
import { logStart } from './log-start.js';

const secret = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64');
const addresses = { url: 'https://api.example.com', adminUrl: 'http://127.0.0.1:9000' };

async function logged(environment: NodeJS.ProcessEnv, version: () => Promise<string>): Promise<object> {
  const written: string[] = [];
  const logger = createLogger({ name: 'api', destination: { write: (line: string) => void written.push(line) } });
  await logStart(logger, readSettings(environment), addresses, version);
  expect(written).toHaveLength(1);
  expect(written[0]).not.toMatch(/hunter2|someone|options|MDEyMz/);
  return JSON.parse(written[0]!) as object;
}

describe('the log line of a started server', () => {
  it('has versions, environment, back ends and addresses, without users, passwords and parameters', async () => {
    const environment = {
      PARTNER_SECRET: secret,
      PARTNER_ENVIRONMENT: 'production',
      PARTNER_BASE_URL: 'https://api.example.com',
      DATABASE_URL: 'postgres://someone:hunter2@one,two:5433/partner?options=x',
      DATABASE_READ_URL: 'postgres://someone:hunter2@three/partner',
      REDIS_URL: 'rediss://someone:hunter2@cache:6380/1',
    };
    expect(await logged(environment, async () => '15.8')).toMatchObject({
      level: 'info',
      msg: 'started',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      environment: 'production',
      node: process.versions.node,
      postgresql: '15.8',
      database: 'one,two:5433/partner',
      standby: 'three/partner',
      redis: 'cache:6380/1',
      url: addresses.url,
      admin: addresses.adminUrl,
    });
  });

  it('omits the version of an unreachable database, and names an embedded one', async () => {
    const line = await logged({ PARTNER_DATA_DIR: '/var/lib/partner' }, async () => {
      throw new Error('connection refused');
    });
    expect(line).toMatchObject({ database: 'embedded in /var/lib/partner' });
    expect(line).not.toHaveProperty('postgresql');
    expect(line).not.toHaveProperty('redis');
  });
});
