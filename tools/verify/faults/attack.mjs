import { parentPort, workerData } from 'node:worker_threads';

// A thread that sends a request repeatedly until it is asked to stop, and returns the statuses of the responses.
const { url, request, perSecond } = workerData;
const sent = async () => {
  const response = await fetch(url, request);
  await response.arrayBuffer();
  return response.status;
};
const answers = [];
const timer = setInterval(() => answers.push(sent()), 1_000 / perSecond);
parentPort.once('message', async () => {
  clearInterval(timer);
  parentPort.postMessage(await Promise.all(answers));
});
