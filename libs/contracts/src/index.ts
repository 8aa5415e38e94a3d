export { ContractQueries } from './application/ports/contract-queries.js';
export { PutContract, type PutContractCommand } from './application/put-contract/put-contract.js';
export { ContractsModule } from './contracts.module.js';
export { type ContractStatus, contractStatuses } from './domain/contract/contract.js';
