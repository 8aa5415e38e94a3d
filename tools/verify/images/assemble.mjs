// Assembles the contents of an image: `node tools/verify/images/assemble.mjs <image> <folder>`, in a built checkout. It
// collects the bundle of its program; the migrations, which are separate files, with the production packages that they
// import; and nothing of other programs.
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../../lib/root.mjs';
import { closure } from './closure.mjs';
import { images } from './contents.mjs';
import { reachable } from '../../lib/reachable.mjs';

const [name, folder] = process.argv.slice(2);
const { program, reads = [] } = images[name];
const { files, workspaces, packages } = await reachable();
await requireListedPackages();
await copy(dirname(program), { filter: (source) => !source.endsWith('.map') });
for (const path of files) await copy(path);
for (const path of [...workspaces.values(), dirname(dirname(program))]) await copy(join(path, 'package.json'));
for (const path of reads) await copy(path);
for (const path of await closure(packages)) await copy(path, { filter: isNeeded(join(root, path)) });
for (const [own, path] of workspaces) await link(own, path);
await writeVersion();

/** Requires each loaded third-party package to be listed by an own library. @throws Error for an unlisted one */
async function requireListedPackages() {
  const lists = [...workspaces.values()].map((path) => readFile(join(root, path, 'package.json'), 'utf8'));
  const listed = new Set(
    (await Promise.all(lists)).flatMap((text) => Object.keys(JSON.parse(text).dependencies ?? {})),
  );
  const missing = [...packages].filter((each) => !listed.has(each));
  if (missing.length > 0) throw new Error(`no package.json of ${[...workspaces.keys()].join(', ')} lists ${missing}`);
}

async function copy(path, options = {}) {
  await cp(join(root, path), join(folder, path), { recursive: true, ...options });
}

/** True for a package's code and license. Its nested dependencies are copied separately. */
function isNeeded(path) {
  return (source) =>
    source === path || !(basename(source) === 'node_modules' || /\.(?:[cm]?ts|map|md|markdown)$/.test(source));
}

async function link(own, path) {
  const place = join(folder, 'node_modules', own);
  await mkdir(dirname(place), { recursive: true });
  await symlink(relative(dirname(place), join(folder, path)), place);
}

/** Writes the version that `partner --version` and the servers report. */
async function writeVersion() {
  const { name: own, version, type } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify({ name: own, version, private: true, type })}\n`);
}
