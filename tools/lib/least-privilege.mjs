import { testing } from './build.mjs';
import { debianProgram } from './debian-program.mjs';

/** Calls the function of `@partner/testing`, after installing `openssl` if it is missing. */
export async function leastPrivilege(url, folder) {
  const made = await testing();
  return made.leastPrivilege(url, folder, await debianProgram(['openssl'], 'openssl'));
}
