import { type MapPatch, mergeMetadata, mergeReferences } from '@partner/kernel';
import { SalesRecord, type SalesState } from '../sales-record.js';
import { type LeadStatus, leadTransitions } from './lead.transitions.js';

/** A lead as it is stored (§2.1). */
export interface LeadState extends SalesState {
  readonly status: LeadStatus;
}

/** What a new lead is made of. */
export interface NewLead extends Omit<
  LeadState,
  'version' | 'updatedAt' | 'statusChangedAt' | 'sourceMetadata' | 'externalReferences'
> {
  readonly statusChangedAt?: Date;
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
}

/** Somebody who may buy (§2.1, §3). */
export class Lead extends SalesRecord<LeadState> {
  readonly resource = 'lead';
  protected readonly transitions = leadTransitions;

  /**
   * Makes a lead, with the first line of its history (R32).
   * @throws DomainError `invalid` for references or metadata over their limits (R24).
   */
  static create({ sourceMetadata, externalReferences, ...fields }: NewLead): Lead {
    const { createdAt, status, statusChangedAt = createdAt } = fields;
    const lead = new Lead(
      {
        ...fields,
        version: 1,
        updatedAt: statusChangedAt,
        statusChangedAt,
        sourceMetadata: mergeMetadata(null, sourceMetadata ?? null),
        externalReferences: mergeReferences(null, externalReferences ?? {}),
      },
      false,
    );
    lead.history({ status, changedAt: statusChangedAt });
    lead.record('created', createdAt);
    return lead;
  }
}
