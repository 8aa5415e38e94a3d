import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiLaunch, type Launch, workerLaunch } from '@partner/runtime';
import { AlreadyReported } from '../cli/failure.js';
import { foreground, goOnAs } from '../cli/foreground.js';
import type { Register } from './register.js';

/** The built servers beside this program. */
const servers: Readonly<Record<string, { path: string; description: string; launch?: Launch }>> = {
  api: { path: '../../../api/bundle/main.js', description: 'run one API server in the foreground', launch: apiLaunch },
  worker: {
    path: '../../../worker/bundle/main.js',
    description: 'run one worker in the foreground',
    launch: workerLaunch,
  },
  portal: { path: '../../../portal-api/bundle/main.js', description: 'run one server of the portal in the foreground' },
};

/** `partner api`, `partner worker` and `partner portal`. */
export const registerServers: Register = (program, cli) => {
  for (const [name, { path, description, launch }] of Object.entries(servers)) {
    program
      .command(name)
      .description(description)
      .action(() =>
        cli.migrated(async (_url, _settings, { startedHere }) => {
          const file = fileURLToPath(new URL(path, import.meta.url));
          if (!existsSync(file))
            throw new Error(`this installation has commands alone: "${name}" has an image of its own`);
          // An embedded database that was started for the server needs somebody who stops it afterwards.
          if (!startedHere) goOnAs(file, cli.terminal, launch);
          const status = await foreground(file, cli.terminal, launch);
          // The server has said why.
          if (status !== 0) throw new AlreadyReported();
        }),
      );
  }
};
