export { ContractActions } from './application/contract-actions/contract-actions.js';
export { ContractQueries } from './application/ports/contracts.js';
export { PutContract, type PutContractCommand } from './application/put-contract/put-contract.js';
export { ContractsModule } from './contracts.module.js';
export {
  contractParties,
  type ContractParty,
  type ContractStatus,
  contractStatuses,
} from './domain/contract/contract.js';
