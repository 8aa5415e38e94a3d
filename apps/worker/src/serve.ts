import 'reflect-metadata';
import { causeText } from '@partner/kernel';
import { onShutdown, readSettings } from '@partner/runtime';
import { startWorker } from './start-worker.js';

/** Prints the reason why the worker cannot run on one line, and exits. */
function exitWithError(error: unknown): never {
  process.stderr.write(`${causeText(error)}\n`);
  process.exit(1);
}

try {
  const worker = await startWorker(readSettings(), exitWithError);
  onShutdown([() => worker.stop()]);
  process.stdout.write(`admin ${worker.adminUrl}\nready\n`);
} catch (error) {
  exitWithError(error);
}
