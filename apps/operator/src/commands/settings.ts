import { describedSettings } from '@partner/runtime';
import type { Register } from './register.js';

/** `partner settings`: what the environment decides, and nothing of what it has decided: values may be secrets. */
export const registerSettings: Register = (program, cli) => {
  program
    .command('settings')
    .description('a line for each setting: its name, type, meaning and default')
    .action(async () => {
      for (const setting of describedSettings()) await cli.print(setting);
    });
};
