import { startStripe } from '../start.js';
import { ApiDocument } from './document.js';
import { Recorder } from './recorder.js';
import { runScenario } from './scenario.js';

const [path] = process.argv.slice(2);
if (!path) {
  console.error('usage: npm run verify -- stripe:conformance path/to/spec3.json');
  process.exit(2);
}

const document = new ApiDocument(path);
const stripe = await startStripe();
const { secretKey } = await stripe.control.addAccount();
const recorder = new Recorder(stripe.url, secretKey, document);
await runScenario(recorder, stripe.control);
await stripe.stop();
for (const difference of recorder.found) console.log(difference);
console.log(`${recorder.calls} responses compared with ${document.version}: ${recorder.found.size} differences`);
process.exitCode = recorder.found.size === 0 ? 0 : 1;
