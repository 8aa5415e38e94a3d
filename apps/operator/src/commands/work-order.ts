import { notFound } from '@partner/kernel';
import { WorkOrderSheets } from '@partner/work-orders';
import { readId } from './options.js';
import type { Register } from './register.js';

/** `partner work-order show`. */
export const registerWorkOrder: Register = (program, cli) => {
  const workOrder = program.command('work-order').description('what is built');
  workOrder
    .command('show')
    .description('all that is stored of one, its lines and its bill of materials included')
    .argument('<id>', 'the work order')
    .action((text: string) => {
      const id = readId('the work order', text);
      return cli.use(async (application) => {
        const sheet = await application.get(WorkOrderSheets).find(id);
        if (!sheet) throw notFound('work order');
        await cli.print({ ...sheet.workOrder, ...(sheet.delivery && { delivery: sheet.delivery }) });
      });
    });
};
