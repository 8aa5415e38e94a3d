import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeLead, CreateLead, LeadQueries, LeadStatusChanges } from '@partner/sales';
import { StatusRecordController } from '../shared/record.controller.js';
import { changingVersion, creating } from '../shared/write.js';
import { ChangeLeadRequest, CreateLeadRequest, LeadsQuery, LeadStatusRequest, withContact } from './leads.requests.js';
import { LeadItem } from './sales.response.js';

/** Leads over HTTP (§4.3). */
@ApiTags('Leads')
@Controller('partner/v1/leads')
export class LeadsController extends StatusRecordController({
  one: 'a lead',
  many: 'leads',
  scope: 'leads',
  item: LeadItem,
  query: LeadsQuery,
  filtersByLocation: true,
  queries: LeadQueries,
  creation: creating(CreateLeadRequest, CreateLead, withContact),
  change: changingVersion(ChangeLeadRequest, ChangeLead),
  status: LeadStatusRequest,
  statuses: LeadStatusChanges,
  texts: {
    list: [
      'Returns the leads of your company, newest first unless `sort` and `order` are set.',
      'Filters are combined with AND. A filter without matches returns an empty page.',
    ],
    get: [
      'Returns a lead with its version as `ETag`, for a later `If-Match`.',
      'Returns 404 for an unknown id and for a deleted lead.',
    ],
    create: [
      'Creates a lead in the status `Open`, with the next number of your company.',
      'The contact is matched to a customer by email, or by phone and name. Otherwise a new customer is created.',
      'A new customer is sent to the connected CRM.',
      'If the location routes leads and no salesperson is set, one of its users is assigned.',
      'Emits `lead.created`, and `customer.created` for a new customer.',
      'Returns 404 if the location does not exist or is hidden.',
    ],
    update: [
      'Updates the fields that you pass.',
      '`null` clears a field that may be empty. Maps are merged by key, and a `null` value removes a key.',
      'A change emits `lead.updated` and increments `version`. A request without changes does neither.',
      'Returns 409 for a stale `If-Match`, with the current version in `ETag`.',
    ],
    status: [
      'Moves a lead from Open to Lost or Retired, or from Lost or Retired to Open.',
      'Adds a status history entry with `actionDescription` as its note, and emits `lead.status_changed`.',
      'Returns 400 for an unknown status, and 409 with both statuses in the error if the transition is not allowed.',
    ],
  },
}) {}
