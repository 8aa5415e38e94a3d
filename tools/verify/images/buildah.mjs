import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram } from '../../lib/debian-program.mjs';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';

const minutes = 60_000;

/** Debian's buildah, with a store of its own and no engine: steps run in a chroot. */
export class Buildah {
  static async open() {
    if (process.getuid() !== 0) throw new Failure('building images requires root, for a chroot and mounts');
    const buildah = new Buildah();
    buildah.program = await debianProgram(['buildah'], 'buildah');
    buildah.folder = await mkdtemp(join(tmpdir(), 'partner-images-'));
    return buildah;
  }

  /** Creates an image from an archive of a root file system and from `files`, as `{ place: path }`. */
  async import(name, archive, files) {
    const container = await this.#output(['from', 'scratch']);
    await this.#output(['add', container, archive, '/']);
    for (const [place, path] of Object.entries(files)) await this.#output(['copy', container, path, place]);
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    await this.#output(['config', '--env', path, container]);
    await this.#output(['commit', '--rm', '--format', 'docker', container, name]);
  }

  /** Builds one target of the Dockerfile. @param built image of its stage `build`, which is then not built again */
  async build(target, name, built) {
    const context = built === undefined ? [] : ['--build-context', `build=container-image://localhost/${built}`];
    await this.#output(
      [
        ...'build --isolation chroot --format docker --pull-never --ulimit nofile=20000:20000'.split(' '),
        ...['--target', target, '--tag', name],
        ...['--file', join(root, 'docker', 'Dockerfile'), ...context, ...(await this.#registry())],
        ...['--ignorefile', join(root, 'docker', 'Dockerfile.dockerignore'), root],
      ],
      { timeoutMs: 25 * minutes, showFailure: true },
    );
  }

  /** Returns the configuration of an image: `User`, `Env`, `Entrypoint`, `Cmd`, `Healthcheck` and the like. */
  async configuration(name) {
    return JSON.parse(await this.#output(['inspect', '--type', 'image', name])).Docker.config;
  }

  /** Mounts the root file system of a new container of the image. */
  async mount(name) {
    return this.#output(['mount', await this.#output(['from', '--pull-never', name])]);
  }

  async close() {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** If this machine trusts certificates of its own, npm needs them in the image's build as well. */
  async #registry() {
    const certificates = process.env.NODE_EXTRA_CA_CERTS;
    if (!certificates) return [];
    await writeFile(join(this.folder, 'ca.pem'), await readFile(certificates));
    const place = '/etc/ssl/registry.pem';
    return ['--build-arg', `NODE_EXTRA_CA_CERTS=${place}`, '--volume', `${join(this.folder, 'ca.pem')}:${place}:ro`];
  }

  async #output(words, options = {}) {
    const store = ['--root', join(this.folder, 'store'), '--runroot', join(this.folder, 'run')];
    const { command, env } = this.program;
    const all = ['--storage-driver', 'vfs', ...store, ...words];
    const printed = await run(command, all, { env, timeoutMs: 5 * minutes, name: `buildah ${words[0]}`, ...options });
    return printed.trim();
  }
}
