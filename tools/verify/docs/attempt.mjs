import { execFile } from 'node:child_process';

/** Runs a program of a sample. @returns undefined, or its output when it failed */
export function attempt(command, words, { cwd, env, timeoutMs = 120_000 }) {
  return new Promise((resolve) => {
    execFile(command, words, { cwd, env, timeout: timeoutMs, maxBuffer: 64 << 20 }, (error, stdout, stderr) =>
      resolve(error ? `${error.message}\n${stdout.slice(-2_000)}${stderr.slice(-2_000)}` : undefined),
    );
  });
}

/** Creates a folder of a reader with the SDK, installed from the API. */
export async function installSdk(url, cwd, env) {
  const { url: address } = await fetch(`${url}/sdk/latest.tgz`, { method: 'HEAD' });
  const words = ['install', '--no-audit', '--no-fund', '--prefer-offline', address];
  return attempt('npm', words, { cwd, env });
}
