import { debianProgram } from '../debian-program.mjs';

/**
 * Returns the browser for the page tests: the one in `PARTNER_TEST_CHROMIUM`, the machine's, or Debian's.
 * @throws Failure when none can be provided
 */
export async function findChromium() {
  const command = process.env.PARTNER_TEST_CHROMIUM;
  if (command) return { command, env: process.env };
  return debianProgram(['chromium', 'chromium-browser', 'google-chrome'], 'chromium');
}
