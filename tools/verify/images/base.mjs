import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { debianProgram } from '../../lib/debian-program.mjs';
import { root } from '../../lib/root.mjs';
import { npm, run } from '../../lib/run.mjs';

/** Documentation and translations, which an image does not need. */
const left = ['/usr/share/man/*', '/usr/share/info/*', '/usr/share/locale/*', '/usr/share/doc/*'];
const pin = String.raw`Package: usrmerge\nPin: release *\nPin-Priority: -1\n`;
/** Links of a merged system; with them from the start, no Perl is needed to merge it. */
const merged = [
  '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
  `--setup-hook=printf '${pin}' > "$1/etc/apt/preferences.d/merged"`,
  '--customize-hook=rm "$1/etc/apt/preferences.d/merged"',
];
/** The user of the official Node.js image. */
const user = 'echo node:x:1000:1000::/home/node:/bin/sh >> "$1/etc/passwd" && echo node:x:1000: >> "$1/etc/group"';

/**
 * Builds a substitute for the base image of a registry: Debian's essential packages, the pinned Node.js and npm.
 * @param buildah creates the image under this `name`
 */
export async function makeBase(buildah, name) {
  const { command, env } = await debianProgram(['mmdebstrap'], 'mmdebstrap');
  const archive = join(buildah.folder, 'base.tar');
  const words = [
    ...['--mode=root', '--variant=essential', '--include=libstdc++6', ...merged],
    '--aptopt=Acquire::Languages "none"',
    ...left.map((path) => `--dpkgopt=path-exclude=${path}`),
    '--dpkgopt=path-include=/usr/share/doc/*/copyright',
    `--customize-hook=${user}`,
    'bookworm',
    archive,
  ];
  await run(command, words, { env, timeoutMs: 300_000 });
  const global = join(buildah.folder, 'npm');
  await mkdir(global);
  await npm(['install', '--global', '--prefix', global, 'npm@11'], { timeoutMs: 300_000 });
  await buildah.import(name, archive, {
    '/usr/local/bin/node': join(root, 'node_modules', 'node', 'bin', 'node'),
    '/usr/local': global,
  });
}
