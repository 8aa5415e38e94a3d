import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, logger } from '@redocly/openapi-core';
import { run } from '@redocly/respect-core';

/** Runs the Arazzo workflows as served, with the key of the service. @returns the number run, and the failures */
export async function runWorkflows({ url, key }) {
  const folder = await mkdtemp(join(tmpdir(), 'partner-workflows-'));
  try {
    for (const name of ['openapi.json', 'arazzo.json'])
      await writeFile(join(folder, name), await (await fetch(`${url}/${name}`)).text());
    const [{ executedWorkflows, hasProblems }] = await run({
      files: [join(folder, 'arazzo.json')],
      server: [`partner=${url}`],
      config: await createConfig({}),
      maxSteps: 100,
      maxFetchTimeout: 40_000,
      requestFileLoader: { getFileBody: async (path) => new Blob([await readFile(path)]) },
      logger,
      fetch: (address, options) => {
        const headers = new Headers(options?.headers);
        headers.set('authorization', `Bearer ${key}`);
        return fetch(address, { ...options, headers });
      },
    });
    const failures = executedWorkflows.flatMap(({ workflowId, executedSteps }) =>
      executedSteps.flatMap(({ stepId, checks }) =>
        checks
          .filter(({ passed }) => !passed)
          .map(({ name, message }) => `${workflowId}/${stepId}: ${name} ${message}`),
      ),
    );
    if (hasProblems && failures.length === 0) failures.push('a workflow failed, see above');
    return { count: executedWorkflows.length, failures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
