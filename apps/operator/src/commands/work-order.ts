import { type Id, notFound } from '@partner/kernel';
import { WorkOrderSheets } from '@partner/work-orders';
import { readId } from './options.js';
import type { Register } from './register.js';

/** `partner work-order show`. */
export const register: Register = (workOrder, cli) => {
  workOrder
    .command('show')
    .description('print a stored work order with its lines and bill of materials')
    .argument('<id>', 'id of the work order', (text) => readId('the work order', text))
    .action((id: Id) =>
      cli.withApplication(async (application) => {
        const sheet = await application.get(WorkOrderSheets).find(id);
        if (!sheet) throw notFound('work order');
        await cli.print({ ...sheet.workOrder, ...(sheet.delivery && { delivery: sheet.delivery }) });
      }),
    );
};
