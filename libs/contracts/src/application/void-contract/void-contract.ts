import type { Id } from '@partner/kernel';
import type { Contract } from '../../domain/contract/contract.js';
import { ContractAction } from '../contract-action.js';

export interface VoidContractCommand {
  readonly orderId: Id;
}

/** Voids the contract of an order, which makes room for the next one (§6.1, R47). */
export class VoidContract extends ContractAction<VoidContractCommand> {
  protected act(contract: Contract, _command: VoidContractCommand, at: Date): void {
    contract.void(at);
  }
}
