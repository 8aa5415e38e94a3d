import { FiniteNumber, Flag, IdField, Integer, ListOf, Name, Nested, OneOf, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import { type LateFee, lateFeeTypes, PutStateLegal } from '@partner/partners';
import { put } from './handler.js';

class DisclosurePart {
  @Name({ required: true, max: 300 }) title!: string;
  @Text({ required: true, max: 20_000 }) text!: string;
}

class LateFeePart {
  @OneOf(lateFeeTypes, { required: true }) type!: LateFee['type'];
  @FiniteNumber({ min: 0 }) amount?: number;
  @Integer({ min: 0 }) graceDays?: number;
}

/** Legal configuration of a state (R39), one per agreement and state. A line may give these two instead of the id. */
class StateLegalLine {
  @IdField() id?: Id;
  @IdField() agreementId?: Id;
  @Text({ min: 2, max: 2 }) stateCode?: string;
  @Flag() enabled?: boolean;
  @Text({ clearable: true, max: 300 }) contractTitle?: string | null;
  @ListOf(() => DisclosurePart, { clearable: true, max: 100 }) disclosures?: DisclosurePart[] | null;
  @Nested(() => LateFeePart, { clearable: true }) lateFee?: LateFeePart | null;
  @Integer({ clearable: true, min: 0 }) reinstatementDays?: number | null;
  @FiniteNumber({ clearable: true, min: 0 }) earlyPurchasePercent?: number | null;
  @Integer({ clearable: true, min: 1 }) maxTermMonths?: number | null;
}

// The record is stored under one party of the agreement; the view has a row for each party.
export const putStateLegal = put({
  line: StateLegalLine,
  needs: ['agreementId', 'stateCode'],
  table: 'state_legal_parties',
  useCase: PutStateLegal,
});
