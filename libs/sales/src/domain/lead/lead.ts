import { type MapPatch, mergeMetadata, mergeReferences, omitUndefined } from '@partner/kernel';
import { SalesRecord, type SalesState } from '../sales-record.js';
import type { SalesSource } from '../sales-source.js';
import { type LeadStatus, leadTransitions } from './lead.transitions.js';

/**
 * What partners and the portal may say of a lead beside the parts that need a look-up or are merged. A field that
 * stands here is in commands and state at once; column, response and requests do not compile until they have it.
 */
export interface LeadDetails {
  readonly salesSource: SalesSource | null;
}

/** The details of a lead of which nothing was said. */
const noDetails: LeadDetails = { salesSource: null };

/** A lead as it is stored (§2.1). */
export interface LeadState extends SalesState, LeadDetails {
  readonly status: LeadStatus;
}

/** What a new lead is made of. */
export interface NewLead
  extends
    Partial<LeadDetails>,
    Omit<
      LeadState,
      keyof LeadDetails | 'version' | 'updatedAt' | 'statusChangedAt' | 'sourceMetadata' | 'externalReferences'
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
        ...noDetails,
        ...omitUndefined(fields),
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
