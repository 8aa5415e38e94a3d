import type { CompanyId } from '@partner/kernel';
import { ProcessorEvents } from '@partner/payments';
import { type ListOptions, printList, withListOptions } from './list-options.js';
import type { Register } from './register.js';

type Options = ListOptions & { readonly company: CompanyId; readonly unmatched?: boolean };

/** `partner processor-events`: lists payment processor events without their payload (R46). */
export const register: Register = (command, cli) => {
  command
    .requiredOption('--company <id>', 'company whose events are listed')
    .option('--unmatched', 'only events that match no order');
  withListOptions(command).action(({ company, unmatched: unmatchedOnly, ...options }: Options) =>
    printList(cli, options, async (application, span) => {
      const lines = await application.get(ProcessorEvents).list(company, { ...span, unmatchedOnly });
      return lines.map((line) => ({ cursor: line.id, line }));
    }),
  );
};
