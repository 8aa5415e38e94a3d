import { ProcessorEvents } from '@partner/payments';
import { readCompany } from './options.js';
import type { Register } from './register.js';

interface Options {
  readonly company: string;
  readonly unmatched?: boolean;
}

/** `partner processor-events`: what the payment processor has told, without its payload (R46). */
export const registerProcessorEvents: Register = (program, cli) => {
  program
    .command('processor-events')
    .description('a line for each notice of the payment processor, the oldest first, at most 1,000')
    .requiredOption('--company <id>', 'the company')
    .option('--unmatched', 'only those that belong to no order')
    .action(({ company: text, unmatched = false }: Options) => {
      const company = readCompany(text);
      return cli.use(async (application) => {
        for (const line of await application.get(ProcessorEvents).list(company, unmatched)) await cli.print(line);
      });
    });
};
