import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unzip } from '../../../libs/sdk/zip.mjs';

/** Runs a program of a sample. @returns undefined, or its output when it failed */
export function attempt(command, words, { cwd, env, timeoutMs = 120_000 }) {
  return new Promise((resolve) => {
    execFile(command, words, { cwd, env, timeout: timeoutMs, maxBuffer: 64 << 20 }, (error, stdout, stderr) =>
      resolve(error ? `${error.message}\n${stdout.slice(-2_000)}${stderr.slice(-2_000)}` : undefined),
    );
  });
}

/** Installs the clients from the API into a folder of a reader: by npm, as Composer does, and beside the programs. */
export async function installClients(url, cwd, env) {
  const list = await (await fetch(`${url}/llms.txt`)).text();
  for (const [, address] of list.matchAll(/\((http\S+\.(?:whl|zip))\)/g)) {
    const archive = Buffer.from(await (await fetch(address)).arrayBuffer());
    for (const [path, content] of unzip(archive)) {
      const file = join(cwd, address.endsWith('.zip') ? 'vendor' : '', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
  const { url: address } = await fetch(`${url}/sdk/latest.tgz`, { method: 'HEAD' });
  const words = ['install', '--no-audit', '--no-fund', '--prefer-offline', address];
  return attempt('npm', words, { cwd, env });
}
