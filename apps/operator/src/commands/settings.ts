import { describedSettings } from '@partner/runtime';
import type { Register } from './register.js';

/** `partner settings`: lists the settings without their values, which may be secrets. */
export const registerSettings: Register = (program, cli) => {
  program
    .command('settings')
    .description('one line per setting: name, type, meaning and default')
    .action(async () => {
      for (const setting of describedSettings()) await cli.print(setting);
    });
};
