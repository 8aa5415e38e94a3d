import { testing } from './build.mjs';
import { debianProgram } from './debian-program.mjs';

/** What `@partner/testing` does under this name, with an `openssl` that is got where there is none. */
export async function leastPrivilege(url, folder) {
  const made = await testing();
  return made.leastPrivilege(url, folder, await debianProgram(['openssl'], 'openssl'));
}
