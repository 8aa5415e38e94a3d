import type { Id } from '@partner/kernel';
import type { Contract, ContractParty } from '../../domain/contract/contract.js';
import { ContractAction } from '../contract-action.js';

export interface SignContractCommand {
  readonly orderId: Id;
  readonly party: ContractParty;
}

/** Takes the signature of a party; the second one completes the contract (§6.1, R47). */
export class SignContract extends ContractAction<SignContractCommand> {
  protected act(contract: Contract, command: SignContractCommand, at: Date): void {
    contract.sign(command.party, at);
  }
}
