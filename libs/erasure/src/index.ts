export { EraseCustomer } from './application/erase-customer/erase-customer.js';
export { ErasureList, type ListedErasure } from './application/ports/erasure-list.js';
export type { Certificate } from './application/ports/erasures.js';
export { RunErasure } from './application/run-erasure/run-erasure.js';
export { ErasureModule } from './erasure.module.js';
export { ErasureJobsModule } from './erasure-jobs.module.js';
