import { describedSettings } from '@partner/runtime';
import type { Register } from './register.js';

/** `partner settings`: lists the settings without their values, which may be secrets. */
export const register: Register = (command, cli) => {
  command.action(async () => {
    for (const setting of describedSettings()) await cli.print(setting);
  });
};
