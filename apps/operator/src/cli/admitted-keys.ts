import { CrossCompanyDatabase } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { SecretKeyRegister } from '@partner/unit-of-work';
import { SecretBox, type SecretKeys, secretKeys, type Settings } from '@partner/runtime';

/**
 * Returns a function that loads this command's keys and waits until the database has admitted them (R87), so that
 * servers can decrypt what a command encrypts. Keys are loaded on first use, because most commands need none.
 * @throws WrongSecretKey
 */
export function admittedKeys(settings: Settings, url: string): () => Promise<SecretKeys> {
  let keys: Promise<SecretKeys> | undefined;
  return () => (keys ??= admit(settings, url));
}

async function admit(settings: Settings, url: string): Promise<SecretKeys> {
  const keys = await secretKeys(settings);
  const database = new CrossCompanyDatabase({ url, maxConnections: 1, applicationName: 'partner operator' });
  try {
    await new SecretKeyRegister(database, await discoverContexts()).admit(new SecretBox(...keys));
  } finally {
    await database.close();
  }
  return keys;
}
