import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launches } from '@partner/runtime';
import { AlreadyReported } from '../cli/failure.js';
import { foreground, type Launch, replaceProcess } from '../cli/foreground.js';
import type { Register } from './register.js';

/** Built servers next to this program. */
const servers: Readonly<Record<string, { path: string; launch?: Launch }>> = {
  api: { path: '../../../api/bundle/main.js', launch: launches.api },
  worker: { path: '../../../worker/bundle/main.js', launch: launches.worker },
  portal: { path: '../../../portal-api/bundle/main.js' },
};

/** `partner api`, `partner worker` and `partner portal`. */
export const register: Register = (command, cli) => {
  const { path, launch } = servers[command.name()]!;
  command.action(() =>
    cli.withMigratedDatabase(async (_url, _settings, { startedHere }) => {
      const file = fileURLToPath(new URL(path, import.meta.url));
      if (!existsSync(file))
        throw new Error(`this installation contains only the commands: run "${command.name()}" from its own image`);
      // If this command started the embedded database, this process must stay to stop it afterwards.
      if (!startedHere) replaceProcess(file, cli.terminal, launch);
      const status = await foreground(file, cli.terminal, launch);
      // The server has reported its error.
      if (status !== 0) throw new AlreadyReported();
    }),
  );
};
