import {
  ContractActions,
  contractParties,
  type ContractParty,
  type ContractStatus,
  contractStatuses,
  PutContract,
} from '@partner/contracts';
import { Flag, IdField, Instant, Integer, OneOf, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import type { ContextHandlers } from './context-handlers.js';
import { emitting, actionHandler, put } from './handler.js';

/** Contract of an order (§2.18). Status `voided` ends it and unlocks what it locked. */
class ContractLine {
  @IdField() id?: Id;
  @IdField() orderId?: Id;
  @OneOf(contractStatuses) status?: ContractStatus;
  @Integer({ min: 1, max: 2_000_000_000 }) contractVersion?: number;
  @Text({ clearable: true, min: 1, max: 100 }) contractNumber?: string | null;
  @Flag() customerSigned?: boolean;
  @Instant({ clearable: true }) customerSignedAt?: Date | null;
  @Flag() salespersonSigned?: boolean;
  @Instant({ clearable: true }) salespersonSignedAt?: Date | null;
  @IdField({ clearable: true }) signedPdfDocumentId?: Id | null;
}

const putContract = put({ line: ContractLine, needs: ['orderId'], table: 'contracts', useCase: PutContract });

/** Names the order whose contract the action applies to (R47). */
class ContractActionLine {
  @IdField({ required: true }) orderId!: Id;
}

class SignatureLine extends ContractActionLine {
  @OneOf(contractParties, { required: true }) party!: ContractParty;
}

class CompletionLine extends ContractActionLine {
  @IdField() signedPdfDocumentId?: Id;
}

const sendContract = actionHandler({
  line: ContractActionLine,
  execute: (application, actor, line) => application.get(ContractActions).send(actor, line),
});
const signContract = actionHandler({
  line: SignatureLine,
  execute: (application, actor, line) => application.get(ContractActions).sign(actor, line),
});
const completeContract = actionHandler({
  line: CompletionLine,
  execute: (application, actor, line) => application.get(ContractActions).complete(actor, line),
});
const voidContract = actionHandler({
  line: ContractActionLine,
  execute: (application, actor, line) => application.get(ContractActions).void(actor, line),
});

export const contractsHandlers: ContextHandlers = {
  puts: { contract: putContract },
  actions: {
    'contract.send': emitting({ 'contract.sent': '' }, sendContract),
    'contract.sign': emitting({ 'contract.signed': '', 'contract.completed': 'by the second signature' }, signContract),
    'contract.complete': emitting({ 'contract.completed': '' }, completeContract),
    'contract.void': emitting({ 'contract.voided': '' }, voidContract),
  },
};
