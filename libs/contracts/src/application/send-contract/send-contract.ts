import type { Id } from '@partner/kernel';
import type { Contract } from '../../domain/contract/contract.js';
import { ContractAction } from '../contract-action.js';

export interface SendContractCommand {
  readonly orderId: Id;
}

/** Sends the contract of an order to be signed (§6.1, R47). */
export class SendContract extends ContractAction<SendContractCommand> {
  protected act(contract: Contract, _command: SendContractCommand, at: Date): void {
    contract.send(at);
  }
}
