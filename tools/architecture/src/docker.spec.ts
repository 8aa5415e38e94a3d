import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@partner/runtime';
import { parse } from 'yaml';
import { root } from './workspace.js';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const lines = read('docker/Dockerfile').replaceAll('\\\n', ' ').split('\n');
const stages = lines.flatMap((line) => /^FROM (\S+) AS (\S+)$/.exec(line)?.[2] ?? []);

describe('the Dockerfile', () => {
  const copies = lines.filter((line) => line.startsWith('COPY ')).map((line) => line.split(' ').slice(1));

  it('copies only what is there', () => {
    expect(copies.length).toBeGreaterThan(5);
    for (const words of copies) {
      const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
      for (const source of sources) {
        const path = source.replace(/^\/app\//, '');
        expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      }
    }
  });

  it('takes from stages that it has, and from one image', () => {
    const from = copies.flatMap((words) => words.flatMap((word) => /^--from=(.+)$/.exec(word)?.[1] ?? []));
    expect(stages).toEqual(expect.arrayContaining(from));
    const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
    const { node } = (JSON.parse(read('package.json')) as { dependencies: { node: string } }).dependencies;
    const image = `node:${node.split('.')[0]}-bookworm-slim`;
    expect(bases.filter((base) => !stages.includes(base))).toEqual([image, image]);
  });

  it('runs nothing as root', () => {
    expect(lines.indexOf('USER node')).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('RUN ')));
  });

  it('starts a program that the build makes', () => {
    const entry = lines.find((line) => line.startsWith('ENTRYPOINT '))?.slice('ENTRYPOINT '.length) ?? '[]';
    const [, program = ''] = JSON.parse(entry) as string[];
    expect(existsSync(join(root, program.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true);
  });
});

describe('the services of compose.yaml', () => {
  const { services, volumes } = parse(read('docker/compose.yaml'), { merge: true }) as Compose;
  const own = Object.values(services).filter(({ build }) => build !== undefined);

  it('are built from stages that the Dockerfile has', () => {
    expect(own.map(({ build }) => build?.target).sort()).toEqual(['api', 'operator', 'portal', 'worker']);
    for (const { build } of own) {
      expect(existsSync(join(root, 'docker', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
      expect(stages).toContain(build?.target);
    }
  });

  it('have settings that the service reads', () => {
    for (const { environment = {} } of own) {
      const secret = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64');
      const values = { PARTNER_SECRET: secret, PARTNER_ENVIRONMENT: 'sandbox' };
      const given = Object.entries(environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{[^}]*\}/g, 'word'),
      ]);
      const settings = readSettings({ ...Object.fromEntries(given), ...values });
      expect(settings).toMatchObject({
        redisUrl: 'redis://redis:6379',
        databaseUrl: expect.stringContaining('@postgres'),
      });
    }
  });

  it('need services and volumes that are declared', () => {
    for (const { depends_on = {}, volumes: mounted = [] } of Object.values(services)) {
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name);
      for (const mount of mounted) expect(volumes).toHaveProperty(mount.split(':')[0] ?? '');
    }
  });
});
