import { debianProgram } from '../debian-program.mjs';

/**
 * The browser that the pages are tried in: the one that `PARTNER_TEST_CHROMIUM` names, that of the machine, or
 * Debian's.
 * @throws Failure when none can be had.
 */
export async function findChromium() {
  const command = process.env.PARTNER_TEST_CHROMIUM;
  if (command) return { command, env: process.env };
  return debianProgram(['chromium', 'chromium-browser', 'google-chrome'], 'chromium');
}
