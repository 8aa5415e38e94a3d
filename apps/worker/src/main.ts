import 'reflect-metadata';
import { onShutdown, readSettings } from '@partner/runtime';

import { startWorker } from './start-worker.js';

try {
  const worker = await startWorker(readSettings());
  onShutdown([() => worker.stop()]);
  process.stdout.write(`admin ${worker.adminUrl}\nready\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
