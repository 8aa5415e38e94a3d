import type { CompanyId } from '@partner/kernel';
import { ProcessorEvents } from '@partner/payments';
import { type ListOptions, printList, spanOf, withListOptions } from './list-options.js';
import type { Register } from './register.js';

interface Options extends ListOptions {
  readonly company: CompanyId;
  readonly unmatched?: boolean;
}

/** `partner processor-events`: lists payment processor events without their payload (R46). */
export const register: Register = (command, cli) => {
  command
    .requiredOption('--company <id>', 'company whose events are listed')
    .option('--unmatched', 'only events that match no order');
  withListOptions(command).action(({ company, unmatched: unmatchedOnly, ...options }: Options) => {
    const given = spanOf(options);
    return cli.withApplication(async (application) => {
      await printList(cli, given, async (span) => {
        const criteria = { ...span, unmatchedOnly };
        const lines = await application.get(ProcessorEvents).list(company, criteria);
        return lines.map((line) => ({ cursor: line.id, line }));
      });
    });
  });
};
