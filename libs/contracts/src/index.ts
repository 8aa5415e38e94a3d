export { CompleteContract } from './application/complete-contract/complete-contract.js';
export { ContractQueries } from './application/ports/contract-queries.js';
export { PutContract, type PutContractCommand } from './application/put-contract/put-contract.js';
export { SendContract } from './application/send-contract/send-contract.js';
export { SignContract } from './application/sign-contract/sign-contract.js';
export { VoidContract } from './application/void-contract/void-contract.js';
export { ContractsModule } from './contracts.module.js';
export {
  contractParties,
  type ContractParty,
  type ContractStatus,
  contractStatuses,
} from './domain/contract/contract.js';
