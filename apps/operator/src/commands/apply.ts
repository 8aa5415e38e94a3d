import { createReadStream, statSync } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { type CompanyId, invalid } from '@partner/kernel';
import { applyBatch } from '../apply/apply-batch.js';
import { actions, puts } from '../apply/handlers.js';
import { AlreadyReported } from '../cli/failure.js';
import type { Register } from './register.js';

interface ApplyOptions {
  readonly company: CompanyId;
  readonly keepGoing?: boolean;
}

/** `partner apply`: applies portal changes given as newline-delimited JSON and prints a result line for each. */
export const register: Register = (command, cli) => {
  command
    .argument('<file>', 'path of the file, or - for standard input')
    .requiredOption('--company <id>', 'company whose portal makes the changes')
    .option('--keep-going', 'continue after a failed line')
    .addHelpText(
      'after',
      ['', ...words('put', puts), ...words('do', actions), 'docs/apply.md lists all fields.'].join('\n'),
    )
    .action((file: string, { company, keepGoing = false }: ApplyOptions) =>
      cli.withApplication(async (application) => {
        const input = addAbortSignal(cli.terminal.stop, opened(file));
        let failed = false;
        cli.progress.remedy = 'Each printed line is applied: continue with the next one';
        cli.progress.begin('applying', 'lines');
        for await (const result of applyBatch(application, cli.portal(company), input)) {
          await cli.print(result);
          cli.progress.advance();
          failed ||= !result.ok;
          if (failed && !keepGoing) break;
          cli.terminal.stop.throwIfAborted();
        }
        // Failed lines have reported their error as results.
        if (failed) throw new AlreadyReported();
      }),
    );

  const opened = (file: string): Readable => {
    if (file === '-') return cli.terminal.input;
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) throw invalid(`there is no file "${file}"`);
    if (found.isDirectory()) throw invalid(`${file} is a folder: name a file`);
    return createReadStream(file);
  };
};

const words = (verb: string, handlers: object): string[] => [
  `{"${verb}": …} with one of`,
  `  ${Object.keys(handlers).join(' ')}`,
];
