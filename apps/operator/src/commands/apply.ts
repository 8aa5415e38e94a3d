import { Companies } from '@partner/companies';
import { notFound } from '@partner/kernel';
import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApplyBatch } from '../apply/apply-batch.js';
import { actions, puts } from '../apply/handlers.js';
import { AlreadyReported } from '../cli/failure.js';
import { readCompany } from './options.js';
import type { Register } from './register.js';

interface ApplyOptions {
  readonly company: string;
  readonly keepGoing?: boolean;
}

/** `partner apply`: portal changes as newline-delimited JSON, a result line for each. */
export const registerApply: Register = (program, cli) => {
  program
    .command('apply')
    .description('make the portal changes of a file of JSON lines')
    .argument('<file>', '- is standard input')
    .requiredOption('--company <id>', 'whose portal it is')
    .option('--keep-going', 'go on after a line that failed')
    .addHelpText(
      'after',
      ['', ...words('put', puts), ...words('do', actions), 'docs/apply.md has all fields of each.'].join('\n'),
    )
    .action((file: string, { company: text, keepGoing = false }: ApplyOptions) =>
      cli.use(async (application) => {
        const company = readCompany(text);
        if (!(await application.get(Companies).exists(company))) throw notFound('company');
        const input = addAbortSignal(cli.terminal.stop, opened(file));
        let failed = false;
        // Printed while the next line is under way, and before the one after: a slow reader holds up the batch.
        let printed: Promise<void> = Promise.resolve();
        try {
          for await (const result of new ApplyBatch(application, cli.portal(company)).results(input)) {
            await printed;
            printed = nextTurn().then(() => cli.print(result));
            printed.catch(() => undefined);
            failed ||= !result.ok;
            if (failed && !keepGoing) break;
            cli.terminal.stop.throwIfAborted();
          }
        } finally {
          await printed;
        }
        // The lines that failed have said so where they belong.
        if (failed) throw new AlreadyReported();
      }),
    );

  const opened = (file: string): Readable => (file === '-' ? cli.terminal.input : createReadStream(file));
};

const words = (verb: string, handlers: object): string[] => [
  `{"${verb}": …} with one of`,
  `  ${Object.keys(handlers).join(' ')}`,
];
