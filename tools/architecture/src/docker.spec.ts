import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedSettings, launches, readSettings } from '@partner/runtime';
import { parse } from 'yaml';
import { withAuthorityFile } from './authority-file.js';
import { root } from './workspace.js';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
}
interface ImageContents {
  readonly program: string;
  readonly reads?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const lines = read('docker/Dockerfile').replaceAll('\\\n', ' ').split('\n');
const stages = lines.flatMap((line) => /^FROM (\S+) AS (\S+)$/.exec(line)?.[2] ?? []);
const contents = join(root, 'tools', 'verify', 'images', 'contents.mjs');
const { images } = (await import(contents)) as { images: Readonly<Record<string, ImageContents>> };

/** The lines of a stage and of its base stages. */
function stage(name: string): string[] {
  const start = lines.findIndex((line) => line.endsWith(` AS ${name}`));
  if (start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('FROM '));
  const own = lines.slice(start, length < 0 ? lines.length : start + 1 + length);
  return [...stage(own[0]?.split(' ')[1] ?? ''), ...own];
}
const last = (name: string, word: string): string[] => {
  const found = stage(name).findLast((line) => line.startsWith(`${word} `)) ?? `${word} []`;
  return JSON.parse(found.slice(word.length)) as string[];
};

describe('the Dockerfile', () => {
  const copies = lines.filter((line) => line.startsWith('COPY ')).map((line) => line.split(' ').slice(1));

  it('copies only existing files', () => {
    expect(copies.length).toBeGreaterThan(5);
    for (const words of copies) {
      const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
      const assembled = /^\/images\/(\w+)$/;
      for (const source of sources) {
        const [, image] = assembled.exec(source) ?? [];
        const there = image === undefined ? existsSync(join(root, source)) : Object.hasOwn(images, image);
        expect([source, there]).toEqual([source, true]);
      }
    }
  });

  it('copies from its own stages, and from one image', () => {
    const from = copies.flatMap((words) => words.flatMap((word) => /^--from=(.+)$/.exec(word)?.[1] ?? []));
    expect(stages).toEqual(expect.arrayContaining(from));
    const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
    const { node } = (JSON.parse(read('package.json')) as { dependencies: { node: string } }).dependencies;
    const image = `node:${node.split('.')[0]}-bookworm-slim`;
    expect(bases.filter((base) => !stages.includes(base))).toEqual([image, image]);
  });

  it.each(Object.keys(images))('runs %s as an unprivileged user, with a program of the build (R104)', (name) => {
    const built = stage(name);
    const { program = '', reads = [] } = images[name] ?? {};
    expect(built.lastIndexOf('USER node')).toBeGreaterThan(built.findLastIndex((line) => line.startsWith('RUN ')));
    expect(built).toContain(`COPY --from=build /images/${name} ./`);
    expect([...last(name, 'ENTRYPOINT'), ...last(name, 'CMD')]).toContain(program);
    const source = program.replace('/bundle/', '/src/').replace(/\.js$/, '.ts');
    for (const path of [source, ...reads.map((each) => each.replace(/\/dist$/, '/src'))]) {
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
  });

  it('starts API and worker like the operator commands, and those like ./partner', () => {
    expect(last('operator', 'ENTRYPOINT')).toEqual(['node', ...launches.command.flags, images['operator']?.program]);
    expect(read('partner')).toContain(`/node" ${launches.command.flags.join(' ')} \\\n`);
    expect(last('worker', 'CMD')).toEqual(['node', ...launches.worker.flags, images['worker']?.program]);
    expect(last('api', 'CMD')).toEqual(['node', ...launches.api.flags, images['api']?.program]);
    for (const [name, value] of Object.entries(launches.api.environment)) {
      expect(stage('api').join(' ')).toContain(` ${name}=${value}`);
    }
  });
});

describe('the services of compose.yaml', () => {
  const { services, volumes } = parse(read('docker/compose.yaml'), { merge: true }) as Compose;
  const own = Object.values(services).filter(({ build }) => build !== undefined);

  it('are built from stages of the Dockerfile', () => {
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
      const known = [...describedSettings().map(({ name }) => name), 'OTEL_EXPORTER_OTLP_ENDPOINT'];
      expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
      const given = Object.entries(environment).map(([name, value]) => [
        name,
        withAuthorityFile(value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{[^}]*\}/g, 'word')),
      ]);
      const settings = readSettings({ ...Object.fromEntries(given), ...values });
      expect(settings).toMatchObject({
        redisUrl: 'redis://redis:6379',
        databaseUrl: expect.stringContaining('@postgres'),
      });
    }
  });

  it('can share documents and the list of erased customers, as they share no folder (R110)', () => {
    const shared = { PARTNER_S3_BUCKET: '${PARTNER_S3_BUCKET:-}', PARTNER_ERASURE_LIST: '${PARTNER_ERASURE_LIST:-}' };
    for (const { environment } of own) expect(environment).toMatchObject(shared);
  });

  it('use a login that owns nothing, except for the migration, over TLS with a verified server (A11)', () => {
    for (const { build, environment = {}, volumes: mounted } of own) {
      const login = build?.target === 'operator' ? 'partner_owner' : 'partner_login';
      const address = new URL(environment['DATABASE_URL']!.replaceAll(/\$\{[^}]*\}/g, 'word'));
      expect([build?.target, address.username]).toEqual([build?.target, login]);
      expect(Object.fromEntries(address.searchParams)).toEqual({ sslmode: 'verify-full', sslrootcert: '/ca/ca.crt' });
      expect(mounted).toContain('ca:/ca:ro');
      expect(environment).toHaveProperty('PARTNER_ALLOW_PRIVATE_WEBHOOKS');
      const passwords = JSON.stringify(environment).match(/\w+_PASSWORD/g);
      expect(passwords).toEqual([login === 'partner_owner' ? 'OWNER_PASSWORD' : 'LOGIN_PASSWORD']);
    }
  });

  it('can write only to their volume, and have no capability (R104)', () => {
    for (const { read_only, cap_drop } of own)
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
  });

  it('depend on declared services and volumes', () => {
    for (const { depends_on = {}, volumes: mounted = [] } of Object.values(services)) {
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name);
      for (const mount of mounted) {
        const [source = ''] = mount.split(':');
        if (source.startsWith('.')) expect([source, existsSync(join(root, 'docker', source))]).toEqual([source, true]);
        else expect(volumes).toHaveProperty(source);
      }
    }
  });
});
