import {
  ContractActions,
  contractParties,
  type ContractParty,
  type ContractStatus,
  contractStatuses,
  PutContract,
} from '@partner/contracts';
import { Flag, IdField, Instant, OneOf, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import { action, put, type ContextHandlers } from './handler.js';

/** Contract of an order (§2.18). Status `voided` ends it and unlocks what it locked. */
class ContractLine {
  @IdField() id?: Id;
  @IdField() orderId?: Id;
  @OneOf(contractStatuses) status?: ContractStatus;
  @Text({ pattern: /^[1-9]\d{0,8}$/, form: 'a number from 1 to 999999999, as text' }) contractVersion?: string;
  @Text({ clearable: true, min: 1, max: 100 }) contractNumber?: string | null;
  @Flag() customerSigned?: boolean;
  @Instant({ clearable: true }) customerSignedAt?: Date | null;
  @Flag() salespersonSigned?: boolean;
  @Instant({ clearable: true }) salespersonSignedAt?: Date | null;
  @IdField({ clearable: true }) signedPdfDocumentId?: Id | null;
}

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

export const contractsHandlers: ContextHandlers = {
  puts: {
    contract: put({
      line: ContractLine,
      needs: ['orderId'],
      table: 'contracts',
      useCase: PutContract,
      command: ({ contractVersion, ...line }: ContractLine) => ({
        ...line,
        ...(contractVersion !== undefined && { contractVersion: Number(contractVersion) }),
      }),
    }),
  },
  actions: {
    'contract.send': action({ 'contract.sent': '' }, ContractActionLine, (application, actor, line) =>
      application.get(ContractActions).send(actor, line),
    ),
    'contract.sign': action(
      { 'contract.signed': '', 'contract.completed': 'by the second signature' },
      SignatureLine,
      (application, actor, line) => application.get(ContractActions).sign(actor, line),
    ),
    'contract.complete': action({ 'contract.completed': '' }, CompletionLine, (application, actor, line) =>
      application.get(ContractActions).complete(actor, line),
    ),
    'contract.void': action({ 'contract.voided': '' }, ContractActionLine, (application, actor, line) =>
      application.get(ContractActions).void(actor, line),
    ),
  },
};
