import type { Id } from '@partner/kernel';
import type { Contract } from '../../domain/contract/contract.js';
import { ContractAction } from '../contract-action.js';

export interface CompleteContractCommand {
  readonly orderId: Id;
  readonly signedPdfDocumentId?: Id;
}

/** Completes the contract of an order (§6.1, R47). */
export class CompleteContract extends ContractAction<CompleteContractCommand> {
  protected act(contract: Contract, command: CompleteContractCommand, at: Date): void {
    contract.complete(command.signedPdfDocumentId, at);
  }
}
