import {
  DeleteAgreement,
  DeleteDomain,
  DeleteStateLegal,
  PutAgreement,
  type PutAgreementCommand,
  PutDomain,
  PutStateLegal,
} from '@partner/partners';
import {
  Amount,
  FiniteNumber,
  Flag,
  FreeJson,
  IdField,
  Instant,
  Integer,
  ListOf,
  Name,
  Nested,
  Text,
  ValueList,
} from '@partner/http';
import { type Id, omitUndefined } from '@partner/kernel';
import { put, type ContextHandlers } from './handler.js';

class LegalSectionPart {
  @Integer({ required: true }) sortOrder!: number;
  @Name({ required: true, max: 300 }) title!: string;
  @Text({ required: true, max: 20_000 }) body!: string;
}

/** Legal configuration of a state (R39), one per agreement and state. A line may give these two instead of the id. */
class StateLegalLine {
  @IdField() id?: Id;
  @IdField() agreementId?: Id;
  @Text({ min: 2, max: 2 }) stateCode?: string;
  @Name({ clearable: true, max: 300 }) lessorLegalName?: string | null;
  @Name({ clearable: true, max: 300 }) lessorAddressLine1?: string | null;
  @Name({ clearable: true, max: 300 }) lessorAddressLine2?: string | null;
  @ListOf(() => LegalSectionPart, { max: 100 }) sections?: LegalSectionPart[];
  @Text({ clearable: true, max: 20_000 }) arbitrationText?: string | null;
  @Text({ clearable: true, max: 20_000 }) acknowledgementText?: string | null;
  @Flag() includeCustomerDataSheet?: boolean;
  @Flag() includeStateRpaPages?: boolean;
}

/** A product that a location sells under a domain. */
class DomainProductPart {
  @IdField({ required: true }) productId!: Id;
  @ValueList('text', { max: 1000 }) sizes?: string[];
  @ValueList('text', { max: 1000 }) excludedUpgrades?: string[];
}

/** A location that sells under a domain, with the item's field names. */
class DomainLocationPart {
  @IdField({ required: true }) locationId!: Id;
  @Flag() hidePrices?: boolean;
  @Flag() defaultForStore?: boolean;
  @ListOf(() => DomainProductPart, { max: 1000 }) products?: DomainProductPart[];
}

/** A domain (§2.13). `locations` replaces the whole list. */
class DomainLine {
  @IdField() id?: Id;
  @Name({ min: 1, max: 100 }) integrationId?: string;
  @Text({ min: 1, max: 253 }) subdomain?: string;
  @Text({ min: 1, max: 253 }) apexDomain?: string;
  @Flag() verified?: boolean;
  @ListOf(() => DomainLocationPart, { max: 1000 }) locations?: DomainLocationPart[];
  @Instant() createdAt?: Date;
}

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

class SecurityDepositRulePart {
  @Amount({ required: true, min: 0 }) minAmount!: number;
  @FiniteNumber({ required: true, min: 0 }) percent!: number;
}

class StateRatesPart {
  @Name({ required: true, max: 10 }) stateCode!: string;
  @ListOf(() => TermRatePart, { max: 100 }) termRates?: TermRatePart[];
  @ValueList('number', { max: 100 }) securityDepositOptions?: number[];
  @ListOf(() => SecurityDepositRulePart, { max: 100 }) securityDepositRules?: SecurityDepositRulePart[];
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
  @Text({ max: 2000 }) reason?: string;
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
  @Nested(() => RateConfigPart, { clearable: true }) pendingRateConfig?: RateConfigPart | null;
  @Integer({ clearable: true, min: 0 }) pendingRateConfigVersion?: number | null;
  @Nested(() => PendingUpdatePart, { clearable: true }) pendingUpdate?: PendingUpdatePart | null;
  @FreeJson({ clearable: true }) acceptance?: Readonly<Record<string, unknown>> | null;
  @Text({ clearable: true, max: 200 }) requestedBy?: string | null;
  @Instant() createdAt?: Date;
  @Instant() updatedAt?: Date;
}

function command({ pendingUpdate, ...line }: AgreementLine): PutAgreementCommand {
  return omitUndefined({
    ...line,
    pendingUpdate: pendingUpdate && { ...pendingUpdate, requestedAt: pendingUpdate.requestedAt.toISOString() },
  });
}

export const partnersHandlers: ContextHandlers = {
  puts: {
    domain: put({
      line: DomainLine,
      needs: ['integrationId', 'subdomain', 'apexDomain'],
      table: 'domains',
      useCase: PutDomain,
    }),
    // The owner of an id is looked up in the row of each party, because the agreement itself is stored under only one
    // company.
    agreement: put({
      line: AgreementLine,
      needs: ['direction', 'from', 'to'],
      table: 'agreement_parties',
      useCase: PutAgreement,
      command,
    }),
    // The record is stored under one party of the agreement; the view has a row for each party.
    'state-legal': put({
      line: StateLegalLine,
      needs: ['agreementId', 'stateCode'],
      table: 'state_legal_parties',
      useCase: PutStateLegal,
    }),
  },
  deletes: { domain: DeleteDomain, agreement: DeleteAgreement, 'state-legal': DeleteStateLegal },
};
