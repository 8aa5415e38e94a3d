import {
  CompleteContract,
  contractParties,
  type ContractParty,
  type ContractStatus,
  contractStatuses,
  PutContract,
  SendContract,
  SignContract,
  VoidContract,
} from '@partner/contracts';
import { Flag, IdField, Instant, Integer, OneOf, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import { put } from './handler.js';

/** The contract of an order (§2.18); `voided` ends it, and what it locked is free again. */
class ContractLine {
  @IdField() id?: Id;
  @IdField() orderId?: Id;
  @OneOf(contractStatuses) status?: ContractStatus;
  @Integer({ min: 1 }) contractVersion?: number;
  @Text({ clearable: true, min: 1, max: 100 }) contractNumber?: string | null;
  @Flag() customerSigned?: boolean;
  @Instant({ clearable: true }) customerSignedAt?: Date | null;
  @Flag() salespersonSigned?: boolean;
  @Instant({ clearable: true }) salespersonSignedAt?: Date | null;
  @IdField({ clearable: true }) signedPdfDocumentId?: Id | null;
}

export const putContract = put({ line: ContractLine, needs: ['orderId'], table: 'contracts', useCase: PutContract });

/** The order whose contract something is done to (R47). */
class ContractActionLine {
  @IdField({ required: true }) orderId!: Id;
}

class SignatureLine extends ContractActionLine {
  @OneOf(contractParties, { required: true }) party!: ContractParty;
}

class CompletionLine extends ContractActionLine {
  @IdField() signedPdfDocumentId?: Id;
}

export const sendContract = put({ line: ContractActionLine, useCase: SendContract });
export const signContract = put({ line: SignatureLine, useCase: SignContract });
export const completeContract = put({ line: CompletionLine, useCase: CompleteContract });
export const voidContract = put({ line: ContractActionLine, useCase: VoidContract });
