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
  SortParam,
  TextParam,
} from '@partner/http';
import { type Id, invalid, type MapPatch } from '@partner/kernel';
import {
  type LeadDetails,
  leadTransitions,
  type SalesSortKey,
  salesSortKeys,
  type SalesSource,
  salesSources,
} from '@partner/sales';
import { RecordListQuery } from '../shared/list.query.js';
import { RequestedStatus, StatusParam, StatusRequest } from '../shared/status.request.js';

/** What the list of leads can be asked for (§4.3). */
export class LeadsQuery extends RecordListQuery {
  @SortParam(salesSortKeys, 'createdAt') sort!: SalesSortKey;
  @TextParam({ description: 'Substring of customer name, email, phone, lead number or sales person.' }) search?: string;
  @StatusParam(leadTransitions) status?: string;
  @TextParam({ description: 'Id or slug of a location.' }) location?: string;
  @TextParam({ description: 'Substring of the email.' }) customerEmail?: string;
  @TextParam({ description: 'Substring of the phone number.' }) customerPhone?: string;
  @NumberParam({ description: 'Exactly this lead number.' }) orderNumber?: number;
  @TextParam({ description: "Substring of the sales person's email or name." }) salesperson?: string;
}

/** A contact: at least one of its parts (§4.3). */
export class ContactRequest {
  @Name({ max: 200, min: 1, example: 'Ada Miller' }) name?: string;
  @Email() email?: string;
  @Phone() phone?: string;
}

/** What may be said of where a sale came from, and of the caller's own keys (§2.5, §2.6). */
export class NewSourceFields {
  @OneOf(salesSources, { example: 'Website' }) salesSource?: SalesSource;
  @Metadata({ description: 'Free JSON: at most 25 keys and 8192 bytes.', example: { campaign: 'spring' } })
  sourceMetadata?: MapPatch<unknown>;
  @References({ description: 'Your own keys: at most 10.', example: { crm: '4711' } })
  externalReferences?: MapPatch<string>;
}

/** A new lead (§4.3). */
export class CreateLeadRequest extends NewSourceFields {
  @IdField({ required: true, example: '65f0c0ffee0000000000b001' }) locationId!: Id;
  @Nested(() => ContactRequest, { required: true, description: 'At least one of name, email, phone.' })
  customer!: ContactRequest;
  @Name({ max: 200, example: 'Sam Porter' }) salespersonName?: string;
  @Email({ description: 'The email of an active user links that user.' }) salespersonEmail?: string;
}

/** Refuses a contact without any part. @throws DomainError `invalid` */
export function checkContact(contact: ContactRequest): void {
  const { name, email, phone } = contact;
  if (name === undefined && email === undefined && phone === undefined) {
    throw invalid('customer needs at least one of name, email, phone');
  }
}

/** Changes to a lead (§4.3.4). */
@Changes()
export class ChangeLeadRequest {
  @IdField({ description: 'The id of the location to move to.' }) salesLocation?: Id;
  @Name({ clearable: true, max: 200 }) salespersonName?: string | null;
  @Email({ clearable: true }) salespersonEmail?: string | null;
  @OneOf(salesSources, { clearable: true, example: 'Referral' }) salesSource?: SalesSource | null;
  @Metadata({ clearable: true, description: 'Merged by key; null for a key deletes it, null for all clears it.' })
  sourceMetadata?: MapPatch<unknown> | null;
  @References({ description: 'Merged by key; null for a key deletes it.', example: { crm: '4711', erp: null } })
  externalReferences?: MapPatch<string>;
}

/** Another status of a lead (§3). */
export class LeadStatusRequest extends StatusRequest {
  @RequestedStatus(leadTransitions, 'Lost') status!: string;
}

/** Every detail of a lead can be given when it is made and when it is changed: the two have these names in common. */
export type LeadRequestDetails = Pick<CreateLeadRequest | ChangeLeadRequest, keyof LeadDetails>;
