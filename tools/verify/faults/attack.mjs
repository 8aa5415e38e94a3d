import { Agent, request as send } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A thread that sends a request repeatedly until it is asked to stop, and returns the statuses of the responses. Its
// body is encoded once, since the attack must cost the server more than the machine of the attacker.
const { url, request, perSecond } = workerData;
const { method, body } = request;
const bytes = Buffer.from(body);
const headers = { ...request.headers, 'content-length': bytes.length };
const agent = new Agent({ keepAlive: true });
const sent = () =>
  new Promise((resolve, reject) => {
    send(url, { method, headers, agent }, (response) => response.resume().on('end', () => resolve(response.statusCode)))
      .on('error', reject)
      .end(bytes);
  });
const answers = [];
const timer = setInterval(() => answers.push(sent()), 1_000 / perSecond);
parentPort.once('message', async () => {
  clearInterval(timer);
  parentPort.postMessage(await Promise.all(answers));
  agent.destroy();
});
