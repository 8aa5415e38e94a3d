import { ProcessorEvents } from '@partner/payments';
import { type ListOptions, printList, readSpan, withListOptions } from './list-options.js';
import { readCompany } from './options.js';
import type { Register } from './register.js';

interface Options extends ListOptions {
  readonly company: string;
  readonly unmatched?: boolean;
}

/** `partner processor-events`: lists payment processor events without their payload (R46). */
export const register: Register = (command, cli) => {
  command
    .requiredOption('--company <id>', 'company whose events are listed')
    .option('--unmatched', 'only events that match no order');
  withListOptions(command).action((options: Options) => {
    const [company, given] = [readCompany(options.company), readSpan(options)];
    return cli.withApplication(async (application) => {
      await printList(cli, given, async (span) => {
        const criteria = { ...span, unmatchedOnly: options.unmatched };
        const lines = await application.get(ProcessorEvents).list(company, criteria);
        return lines.map((line) => ({ cursor: line.id, line }));
      });
    });
  });
};
