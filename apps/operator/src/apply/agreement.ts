import { FiniteNumber, FreeJson, IdField, Instant, Integer, ListOf, Name, Nested, Text } from '@partner/http';
import { type Id, omitUndefined } from '@partner/kernel';
import { PutAgreement, type PutAgreementCommand } from '@partner/partners';
import { put } from './handler.js';

/**
 * A party of the agreement, with the item's field names. A company of this deployment is shown by its profile instead.
 */
class PartyPart {
  @Name({ required: true, max: 100 }) companyId!: string;
  @Name({ clearable: true, max: 100 }) companyType?: string | null;
  @Name({ clearable: true, max: 200 }) name?: string | null;
}

class TermRatePart {
  @Integer({ required: true, min: 1 }) months!: number;
  @FiniteNumber({ required: true, min: 0 }) rate!: number;
}

class StateRatesPart {
  @Name({ required: true, max: 10 }) stateCode!: string;
  @ListOf(() => TermRatePart, { max: 100 }) termRates?: TermRatePart[];
}

class SecurityDepositPart {
  @Name({ required: true, max: 50 }) type!: string;
  @FiniteNumber({ min: 0 }) otherPercent?: number;
}

class RateConfigPart {
  @ListOf(() => StateRatesPart, { max: 100 }) states?: StateRatesPart[];
  @Nested(() => SecurityDepositPart) securityDeposit?: SecurityDepositPart;
}

class PendingUpdatePart {
  @Name({ required: true, max: 50 }) status!: string;
  @Instant({ required: true }) requestedAt!: Date;
}

/** An agreement (§2.14), including fields that partners never see. */
class AgreementLine {
  @IdField() id?: Id;
  @Name({ min: 1, max: 50 }) direction?: string;
  @Name({ min: 1, max: 50 }) status?: string;
  @Nested(() => PartyPart) from?: PartyPart;
  @Nested(() => PartyPart) to?: PartyPart;
  @Nested(() => RateConfigPart, { clearable: true }) rateConfig?: RateConfigPart | null;
  @Integer({ clearable: true, min: 0 }) rateConfigVersion?: number | null;
  @Nested(() => PendingUpdatePart, { clearable: true }) pendingUpdate?: PendingUpdatePart | null;
  @FreeJson({ clearable: true }) acceptance?: Readonly<Record<string, unknown>> | null;
  @Text({ clearable: true, max: 200 }) requestedBy?: string | null;
  @Instant() createdAt?: Date;
  @Instant() updatedAt?: Date;
}

// The owner of an id is looked up in the row of each party, because the agreement itself is stored under only one
// company.
export const putAgreement = put({
  line: AgreementLine,
  needs: ['direction', 'from', 'to'],
  table: 'agreement_parties',
  useCase: PutAgreement,
  command,
});

function command({ pendingUpdate, ...line }: AgreementLine): PutAgreementCommand {
  return omitUndefined({
    ...line,
    pendingUpdate: pendingUpdate && { ...pendingUpdate, requestedAt: pendingUpdate.requestedAt.toISOString() },
  });
}
