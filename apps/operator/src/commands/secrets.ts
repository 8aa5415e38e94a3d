import { SecretKeyRegister, SecretRotation } from '@partner/unit-of-work';
import { SecretBox, secretKeys } from '@partner/runtime';
import type { Cli } from '../cli/cli.js';
import type { Register } from './register.js';

/** `partner secrets status|rotate`: shows and rotates the encryption key of stored secrets (R87). */
export const register: Register = (secrets, cli) => {
  secrets
    .command('status')
    .description('one line per encrypted column, and one for the keys of the database and its servers')
    .action(() =>
      cli.withApplication(async (application) => {
        const keys = await keyring(cli);
        for await (const line of application.get(SecretRotation).counts(keys)) await cli.print(line);
        const known = await application.get(SecretKeyRegister).fingerprints();
        const servers = await application.get(SecretKeyRegister).servers();
        await cli.print({
          keys: known.map((fingerprint) => ({ fingerprint, held: roleOf(fingerprint, keys) })),
          servers: servers.map((server) => ({ ...server, keys: server.keys.map((start) => roleOf(start, keys)) })),
        });
      }),
    );
  secrets
    .command('rotate')
    .description('re-encrypt everything with PARTNER_SECRET and forget PARTNER_SECRET_PREVIOUS')
    .action(() =>
      cli.withApplication(async (application) => {
        const keys = await keyring(cli);
        const register = application.get(SecretKeyRegister);
        await register.admit(keys);
        await register.checkAllSeal(keys);
        let left = 0;
        for await (const line of application.get(SecretRotation).reseal(keys)) {
          await cli.print(line);
          left += line.previous + line.unreadable;
        }
        if (left > 0) throw new Error(`${left} secrets are not encrypted with the new key: keep the previous key`);
        await cli.print({ keysForgotten: await register.keepOnly(keys.fingerprints[0]!) });
      }),
    );
};

const keyring = async ({ settings }: Cli): Promise<SecretBox> => new SecretBox(...(await secretKeys(settings)));

/** Returns the setting that holds the key of this fingerprint or fingerprint prefix, or null. */
function roleOf(fingerprint: string, { fingerprints }: SecretBox): string | null {
  const index = fingerprints.findIndex((known) => known.startsWith(fingerprint));
  return index < 0 ? null : index === 0 ? 'PARTNER_SECRET' : 'PARTNER_SECRET_PREVIOUS';
}
