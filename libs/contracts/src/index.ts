export { ContractActions } from './application/contract-actions/contract-actions.js';
export { ContractQueries } from './application/ports/contracts.js';
export { PutContract, type PutContractCommand } from './application/put-contract/put-contract.js';
export { ContractsModule } from './contracts.module.js';
export type { ContractParty, ContractStatus } from './domain/contract/contract.js';
export { contractParties, contractStatuses } from './domain/contract/contract.js';
