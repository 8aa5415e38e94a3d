import { notFound } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { Contexts } from '@partner/schema';
import { recordSheet } from '../support/record-sheet.js';
import { readId } from './options.js';
import type { Register } from './register.js';

/** `partner show`: prints a stored record of any company. */
export const register: Register = (command, cli) => {
  command
    .argument('<kind>', 'lead, quote, order, work-order, customer, …')
    .argument('<id>', 'id of the record')
    .action((kind: string, text: string) => {
      const id = readId(`the ${kind}`, text);
      return cli.withApplication(async (application) => {
        const sheet = await recordSheet(application.get(Database), application.get(Contexts), kind, id);
        if (!sheet) throw notFound(kind);
        await cli.print(sheet);
        if (sheet.isTruncated)
          cli.warn(`output truncated: only the latest 20 entries are shown; partner audit --resource ${id} lists all`);
      });
    });
};
