import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../lib/root.mjs';
import { attempt, installClients } from './attempt.mjs';

/** Command and file extension by label of a sample. */
const languages = {
  curl: ['bash', 'sh', ['-euo', 'pipefail']],
  TypeScript: ['node', 'mts', []],
  PHP: ['php', 'php', []],
  Python: ['python3', 'py', []],
};

/** Values of the variables that a sample names, by operation: secrets and ids that other operations return. */
const variables = {
  openConfigurator: async (service) => ({ TOKEN: await launchToken(service) }),
  leaveConfigurator: async (service) => {
    const { launchUrl, sessionId } = await session(service);
    await fetch(launchUrl, { redirect: 'manual' });
    return { SESSION_ID: sessionId };
  },
  downloadDocumentFile: async (service, { getDocument }) => {
    const { downloadUrl } = await service.call('GET', getDocument);
    return { TOKEN: downloadUrl.split('/').at(-1) };
  },
  getIdempotencyKey: async (service) => ({ KEY: await service.usedKey() }),
  redeliverEvent: async (service) => ({ EVENT_ID: (await service.call('GET', 'events?limit=1')).data[0].id }),
};

const session = (service) =>
  service.call('POST', 'configurator-sessions', { returnUrl: 'https://www.ozark-sheds.example.com/configured' });
const launchToken = async (service) => (await session(service)).launchUrl.split('/').at(-1);

/** Runs the samples of one language in the order of the document. @returns the number run, and the failures */
export async function runSamples(service, label) {
  const folder = await mkdtemp(join(tmpdir(), 'partner-samples-'));
  try {
    const env = await service.reader(folder);
    const failures = [];
    const note = (name, problem) => problem && failures.push(`${name} (${label}): ${problem}`);
    if (label !== 'curl') note('the clients', await installClients(service.url, folder, env));
    const operations = await operationsOf(service);
    const files = [];
    for (const { operationId, samples } of operations) {
      const [command, extension, words] = languages[label];
      const file = `${operationId}.${extension}`;
      files.push(file);
      await writeFile(join(folder, file), samples.find((one) => one.label === label).source);
      const more = await variables[operationId]?.(service, { getDocument: documentOf(operations) });
      note(operationId, await attempt(command, [...words, file], { cwd: folder, env: { ...env, ...more } }));
    }
    if (label === 'TypeScript') note('types', await checkTypes(folder, files));
    return { count: files.length, failures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function operationsOf(service) {
  const { paths } = await (await fetch(`${service.url}/openapi.json`)).json();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).map((one) => ({ ...one, path, samples: one['x-codeSamples'] })),
  );
}

/** Returns the path that creates a download of the sample document. */
function documentOf(operations) {
  const { path, parameters } = operations.find(({ operationId }) => operationId === 'createDocumentDownload');
  const { example } = parameters.find(({ name }) => name === 'id').schema;
  return path.replace('/partner/v1/', '').replace('{id}', example);
}

async function checkTypes(folder, files) {
  const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--types', 'node'];
  const roots = ['--typeRoots', join(root, 'node_modules/@types')];
  const words = [join(root, 'node_modules/typescript/bin/tsc'), ...options, ...roots, ...files];
  return attempt(process.execPath, words, { cwd: folder, env: process.env });
}
