// Runs the conformance suite of the Model Context Protocol and its inspector against the API.
// The suite has no option for a key, so a proxy adds it.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runMain } from '../../lib/run-main.mjs';
import { withFixture } from '../shared/fixture.mjs';

const run = promisify(execFile);
const packages = ['@modelcontextprotocol/conformance@0.1.16', '@modelcontextprotocol/inspector@2.12.0'];

/** Program of the inspector in its package. */
const inspectorProgram = ['clients', 'launcher', 'build', 'index.js'];

/**
 * Scenarios of what the API serves. The others need tools of the suite's own server (`tools-call-*`,
 * `json-schema-2020-12`), or what the API does not declare: resources, prompts, completion, logging, sampling,
 * elicitation and streams.
 */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

/** Starts a proxy that adds the key to each request. */
async function withKey(target, key) {
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const options = { method, headers: { ...headers, authorization: `Bearer ${key}` } };
    const outgoing = request(new URL(url, target), options, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/mcp`, close: () => server.close() };
}

await runMain('assistants', async () => {
  return withFixture({}, async (fixture) => {
    const { folder, key } = fixture;
    const { url } = await fixture.start('api');
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...packages]);
    const program = (name, ...path) => join(folder, 'node_modules', '@modelcontextprotocol', name, ...path);
    const proxy = await withKey(url, key);
    let failures = 0;
    const attempt = async (what, args) => {
      const { code = 0, stdout, stderr } = await run(process.execPath, args, { cwd: folder }).catch((error) => error);
      process.stdout.write(`${code === 0 ? ' ' : '!'} ${what}\n${code === 0 ? '' : stdout + stderr}`);
      if (code !== 0) failures += 1;
    };
    for (const scenario of scenarios) {
      const suite = [program('conformance', 'dist', 'index.js'), 'server', '--url', proxy.url];
      await attempt(`conformance: ${scenario}`, [...suite, '--scenario', scenario]);
    }
    const inspector = [program('inspector', ...inspectorProgram), '--cli', `${url}/mcp`, '--transport', 'http'];
    const authorized = [...inspector, '--header', `Authorization: Bearer ${key}`];
    await attempt('inspector: tools/list', [...authorized, '--method', 'tools/list']);
    const call = ['--method', 'tools/call', '--tool-name', 'find_customer', '--tool-arg', 'search=ada'];
    await attempt('inspector: tools/call', [...authorized, ...call]);
    proxy.close();
    return failures === 0 ? 0 : 1;
  });
});
