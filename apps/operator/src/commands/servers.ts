import { fileURLToPath } from 'node:url';
import { AlreadyTold } from '../desk/failure.js';
import { foreground } from '../desk/foreground.js';
import type { Register } from './register.js';

/** The built servers beside this program. */
const servers = {
  api: { path: '../../../api/dist/main.js', description: 'run one API server in the foreground' },
  worker: { path: '../../../worker/dist/main.js', description: 'run one worker in the foreground' },
};

/** `partner api` and `partner worker`. */
export const registerServers: Register = (program, desk) => {
  for (const [name, { path, description }] of Object.entries(servers)) {
    program
      .command(name)
      .description(description)
      .action(() =>
        desk.migrated(async () => {
          const status = await foreground(fileURLToPath(new URL(path, import.meta.url)), desk.terminal);
          // The server has said why.
          if (status !== 0) throw new AlreadyTold();
        }),
      );
  }
};
