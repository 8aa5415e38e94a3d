import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PartnerClient } from '../../../libs/sdk/dist/index.js';
import { endChild } from '../kill.mjs';
import { behaviours } from './behaviours.mjs';
import { FaultyServer } from './faulty-server.mjs';
import { signedDeliveries } from './signed-deliveries.mjs';

/**
 * Runs the table of behaviours against a client.
 * @param driver `command`, `words` and `env` of the program that drives it
 * @param api `url` of a server, and the `key` of a company without locations
 * @param folder for its files
 * @returns the number of behaviours, and what differs
 */
export async function runBehaviours({ command, words, env }, api, folder) {
  const server = await FaultyServer.start(api.url);
  const child = spawn(command, words, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  try {
    const client = new PartnerClient({ baseUrl: api.url, apiKey: api.key });
    const countLeads = async () => (await client.listLeads({ query: { limit: 1 } })).total;
    const table = behaviours({ ...(await records(client)), signed: signedDeliveries(signature) });
    const failures = [];
    for (const { name, command: given, answers, expected } of table) {
      const { url, requests } = server.plan(answers);
      const whole = { key: api.key, baseUrl: url, store: join(folder, 'cursor'), ...given };
      const before = await countLeads();
      const started = performance.now();
      child.stdin.write(`${JSON.stringify(whole)}\n`);
      const { value: line, done } = await lines.next();
      if (done) return { count: table.length, failures: [...failures, `${name}: the driver ended`] };
      const outcome = { ...JSON.parse(line), requests, started, newLeads: (await countLeads()) - before };
      failures.push(...differences(outcome, expected, api.key).map((difference) => `${name}: ${difference}`));
    }
    return { count: table.length, failures };
  } finally {
    await endChild(child);
    await server.stop();
  }
}

/** Creates a lead and three locations. */
async function records(client) {
  const locations = [];
  for (const name of ['A', 'B', 'C'])
    locations.push((await client.createLocation({ body: { name, salesLot: true, address: '1 Main St' } })).id);
  const [locationId] = locations;
  const lead = await client.createLead({ body: { locationId, customer: { email: 'bo@example.com' } } });
  return { lead: lead.id, locationId, locations };
}

function differences(outcome, expected, key) {
  const { error, result, requests, started, delays, warnings, newLeads } = outcome;
  const last = requests.at(-1);
  const keys = new Set(requests.map((one) => one['idempotency-key'] ?? keyThatIsLookedUp(one.path)));
  const within = delays.map((delay, index) => {
    const [least, most] = expected.delays?.[index] ?? [0, 0];
    return delay >= least && delay <= most;
  });
  const checks = {
    error: contains(error, expected.error),
    result: contains(result, expected.result),
    requests: requests.length === expected.requests,
    sent: last && contains({ ...last, path: sorted(last.path) }, expected.sent),
    delays: within.length === expected.delays?.length && within.every(Boolean),
    atLeast: last && last.at - started >= expected.atLeast * 1000,
    warnings: contains(warnings, expected.warnings),
    hasOneKey: keys.size === 1 && !keys.has(undefined),
    newLeads: newLeads === expected.newLeads,
    hidesKey: typeof result === 'string' && !result.includes(key),
  };
  const wrong = Object.keys(expected).filter((name) => !checks[name]);
  // An outcome that is not asked for is wrong, too.
  if (error && !expected.error) wrong.push('error');
  return wrong.map((name) => `${name} is not ${JSON.stringify(expected[name])} in ${JSON.stringify(outcome)}`);
}

/** True if a value has the parts of another one. The text of an error is found within the message. */
function contains(value, part) {
  if (typeof part !== 'object' || part === null) return value === part || (part === null && value === undefined);
  if (Array.isArray(part)) return value?.length === part.length && part.every((one, at) => contains(value[at], one));
  return Object.entries(part).every(([name, one]) =>
    name === 'message' ? String(value?.message).includes(one) : contains(value?.[name], one),
  );
}

const keyThatIsLookedUp = (path) => /\/idempotency-keys\/(.+)$/.exec(path)?.[1];

/** Sorts the parameters of an address. */
function sorted(path) {
  const [start, search] = path.split('?');
  return search === undefined ? path : `${start}?${search.split('&').sort().join('&')}`;
}

function signature(body, secret, time) {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
