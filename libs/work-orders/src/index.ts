export { WorkOrdersModule } from './work-orders.module.js';
