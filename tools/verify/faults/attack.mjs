import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A thread that sends a body repeatedly, each time with a new key, until it is asked to stop.
const { url, key, body, perSecond } = workerData;
const bytes = Buffer.from(body);
const agent = new Agent({ keepAlive: true });
const answers = [];

const timer = setInterval(() => answers.push(answer()), 1_000 / perSecond);
parentPort.once('message', async () => {
  clearInterval(timer);
  parentPort.postMessage(await Promise.all(answers));
  agent.destroy();
});

/** Sends the body and returns the status of the response. */
function answer() {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': bytes.length,
      'idempotency-key': randomUUID(),
    };
    request(`${url}/partner/v1/orders`, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(bytes);
  });
}
