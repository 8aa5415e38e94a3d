import { baseUrlOf } from '@partner/runtime';
import { run } from '@partner/sdk/command-line';
import type { Command } from 'commander';
import { AlreadyReported } from '../cli/failure.js';
import type { Register } from './register.js';

/** `partner listen`: that of the integrators' command line, with the address and folder of the settings. */
export const register: Register = (command, cli) => {
  command
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async (_options: object, { args }: Command) => {
      const { settings, terminal } = cli;
      const environment = {
        ...terminal.environment,
        PARTNER_API: baseUrlOf(settings, settings.port),
        PARTNER_CONFIG_DIR: settings.dataDir,
      };
      const keyHint = 'add `--key` with one of `partner credential create`';
      const status = await run(['listen', ...args], { ...terminal, environment, keyHint }, '');
      if (status !== 0) throw new AlreadyReported();
    });
};
