import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SdkPackage } from '../../src/sdk/sdk-package.js';

/** Program of Debian, and the environment in which it runs. */
export interface Program {
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Path of a file of the project. */
export const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Unpacks the Python client into a folder, and the PHP client into `vendor` there, where Composer puts it. */
export async function unpackClients(folder: string): Promise<void> {
  const { unzip } = (await import(at('libs/sdk/zip.mjs'))) as { unzip: (bytes: Buffer) => [string, Buffer][] };
  const sdk = new SdkPackage();
  const { python, php } = await sdk.manifest();
  const archives = { '.': python.file, vendor: php.file };
  for (const [place, file] of Object.entries(archives))
    for (const [path, content] of unzip((await sdk.file(file))!)) {
      await mkdir(dirname(join(folder, place, path)), { recursive: true });
      await writeFile(join(folder, place, path), content);
    }
}

/** Returns the PHP and Python of this machine, installed if possible. @throws Error when one cannot be provided. */
export async function findLanguages(): Promise<{ readonly php: Program; readonly python: Program }> {
  const { debianProgram } = (await import(at('tools/lib/debian-program.mjs'))) as {
    debianProgram: (names: readonly string[], name: string) => Promise<Program>;
  };
  const python = await debianProgram(['python3'], 'python3');
  return { python, php: await debianProgram(['php', 'php8.2'], 'php-cli') };
}
