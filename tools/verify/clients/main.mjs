// `npm run verify -- clients`: installs the clients from a real API as integrators do, by npm, pip and Composer, and
// runs the table of behaviours against each: PHP with the extension curl and without, on a company of its own.
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runBehaviours } from '../../lib/clients/run.mjs';
import { debianProgram } from '../../lib/debian-program.mjs';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { run } from '../../lib/run.mjs';
import { Service } from '../docs/service.mjs';
import { newCredential, partner } from '../shared/server.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const driver = (extension) => join(root, 'tools/lib/clients', `driver.${extension}`);

/** Installs a client into an empty folder. Each returns the program that drives it. */
const clients = {
  TypeScript: async (cwd, { url }) => {
    const { file } = await manifest();
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', cwd, `${url}/sdk/${file}`], { cwd });
    const module = pathToFileURL(join(cwd, 'node_modules/@partner/sdk/esm/index.js')).href;
    return { command: process.execPath, words: [driver('mjs'), module] };
  },
  Python: async (cwd, { url }) => {
    const { python } = await manifest();
    const { command, env } = await debianProgram(['python3'], 'python3');
    say((await run(command, ['--version'], { env })).trim());
    await debianProgram(['pip3'], 'python3-pip');
    const words = ['-m', 'pip', 'install', '--quiet', '--no-index', '--no-cache-dir', '--target', cwd];
    await run(command, [...words, `${url}/sdk/${python.file}`], { env });
    return { command, words: [driver('py')], env: { ...env, PYTHONPATH: cwd } };
  },
  'PHP with streams': async (cwd, service) => {
    const { command, env } = await composer(cwd, service);
    return { command, words: ['-n', driver('php'), join(cwd, 'vendor')], env };
  },
  'PHP with curl': async (cwd, service) => {
    const { command, env } = await composer(cwd, service);
    if (!/^curl$/m.test(await run(command, ['-m'], { env }))) await run('apt-get', ['install', '-y', 'php-curl']);
    return { command, words: [driver('php'), join(cwd, 'vendor')], env };
  },
};

/** Installs the client by Composer. @returns the PHP */
async function composer(cwd, { url }) {
  const { php } = await manifest();
  const program = await debianProgram(['php', 'php8.2'], 'php-cli');
  say((await run(program.command, ['--version'], program)).split('\n')[0]);
  const { command } = await debianProgram(['composer'], 'composer');
  const env = { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_HOME: cwd };
  const call = (...words) => run(command, ['--no-interaction', '--quiet', ...words], { cwd, env });
  await call('init', '--name', 'a/b');
  await call('config', 'secure-http', 'false');
  // Only this API is asked.
  await call('config', 'repositories.packagist.org', 'false');
  await call('config', 'repositories.partner', 'composer', `${url}/sdk`);
  await call('require', `${php.name}:${php.version}`);
  return program;
}

async function newCompany({ env }) {
  const [{ id }] = await partner(['company', 'create', '--name', 'Test Sheds'], env);
  return (await newCredential(id, env)).apiKey;
}

const manifest = async () => JSON.parse(await readFile(join(root, 'libs/sdk/dist/packed/manifest.json'), 'utf8'));

await runMain('clients', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partner-clients-'));
  say('creating a demo company …');
  const origin = await Service.create();
  const service = await Service.copyOf(origin, { PARTNER_RATE_PER_SECOND: '1000', PARTNER_RATE_BURST: '1000' });
  let failed = 0;
  try {
    for (const [name, install] of Object.entries(clients)) {
      const own = join(folder, name.replaceAll(' ', '-'));
      await mkdir(own);
      const program = await install(own, service);
      const key = await newCompany(service);
      const { count, failures } = await runBehaviours(program, { url: service.url, key }, own);
      say(`${failures.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${count} behaviours`);
      for (const failure of failures) say(`  ${failure}`);
      failed += failures.length;
    }
  } finally {
    await service.stop();
    for (const path of [folder, origin]) await rm(path, { recursive: true, force: true });
  }
  return failed === 0 ? 0 : 1;
});
