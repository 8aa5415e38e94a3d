import {
  Changes,
  Email,
  IdField,
  Metadata,
  Name,
  Nested,
  NumberParam,
  OneOf,
  Phone,
  References,
  TextParam,
} from '@partner/http';
import { type Id, invalid, type MapPatch } from '@partner/kernel';
import type { LeadDetails, SalesSortKey, SalesSource } from '@partner/sales';
import { leadTransitions, salesSortKeys, salesSources } from '@partner/sales';
import { SortParam } from '../shared/list.params.js';
import { RecordListQuery } from '../shared/list.query.js';
import { RequestedStatus, StatusParam, StatusRequest } from '../shared/status.request.js';

/** Query of the list of leads (§4.3). */
export class LeadsQuery extends RecordListQuery {
  @SortParam(salesSortKeys, 'createdAt') sort!: SalesSortKey;
  @TextParam({ description: 'Filters by a substring of the customer name, email, phone, lead number or salesperson.' })
  search?: string;
  @StatusParam(leadTransitions) status?: string;
  @TextParam({ description: 'Filters by id or slug of a location.' }) location?: string;
  @TextParam({ description: 'Filters by a substring of the email.' }) customerEmail?: string;
  @TextParam({ description: 'Filters by a substring of the phone number.' }) customerPhone?: string;
  @NumberParam({ description: 'Filters by lead number.' }) orderNumber?: number;
  @TextParam({ description: "Filters by a substring of the salesperson's email or name." }) salesperson?: string;
}

/** Contact with at least one of its fields (§4.3). */
export class ContactRequest {
  @Name({ max: 200, min: 1, example: 'Ada Miller' }) name?: string;
  @Email() email?: string;
  @Phone() phone?: string;
}

/** Source of a sale and the caller's own references (§2.5, §2.6). */
export class NewSourceFields {
  @OneOf(salesSources, { example: 'Website' }) salesSource?: SalesSource;
  @Metadata({ description: 'Your own JSON, at most 25 keys and 8192 bytes.', example: { campaign: 'spring' } })
  sourceMetadata?: MapPatch<unknown>;
  @References({ description: 'Your own references, at most 10.', example: { crm: '4711' } })
  externalReferences?: MapPatch<string>;
}

/** A new lead (§4.3). */
export class CreateLeadRequest extends NewSourceFields {
  @IdField({ required: true, example: '65f0c0ffee0000000000b001' }) locationId!: Id;
  @Nested(() => ContactRequest, { required: true, description: 'Contact with at least one of name, email, phone.' })
  customer!: ContactRequest;
  @Name({ max: 200, example: 'Sam Porter' }) salespersonName?: string;
  @Email({ description: 'Email of the salesperson. The email of an active user links that user.' })
  salespersonEmail?: string;
}

/** Rejects an empty contact. @throws DomainError `invalid` */
export function checkContact(contact: ContactRequest): void {
  const { name, email, phone } = contact;
  if (name === undefined && email === undefined && phone === undefined) {
    throw invalid('customer needs at least one of name, email, phone', 'invalid_field', { field: 'customer' });
  }
}

/** Returns the request unless its contact is empty. @throws DomainError `invalid` */
export function withContact(request: CreateLeadRequest): CreateLeadRequest {
  checkContact(request.customer);
  return request;
}

/** Changes to a lead (§4.3.4). */
@Changes()
export class ChangeLeadRequest {
  @IdField({ description: 'Id of the location to move to.' }) salesLocation?: Id;
  @Name({ clearable: true, max: 200 }) salespersonName?: string | null;
  @Email({ clearable: true }) salespersonEmail?: string | null;
  @OneOf(salesSources, { clearable: true, example: 'Referral' }) salesSource?: SalesSource | null;
  @Metadata({
    clearable: true,
    description: 'Your own JSON, merged by key. A null value deletes a key; null clears all.',
  })
  sourceMetadata?: MapPatch<unknown> | null;
  @References({
    description: 'Your own references, merged by key. A null value deletes a key.',
    example: { crm: '4711', erp: null },
  })
  externalReferences?: MapPatch<string>;
}

/** New status of a lead (§3). */
export class LeadStatusRequest extends StatusRequest {
  @RequestedStatus(leadTransitions, 'Lost') status!: string;
}

/** Details that both create and change requests of a lead accept. Their names are the same in both. */
export type LeadRequestDetails = Pick<CreateLeadRequest | ChangeLeadRequest, keyof LeadDetails>;
