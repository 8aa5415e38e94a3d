import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, ListCache } from '@partner/http';
import type { Id, Version } from '@partner/kernel';
import { ChangeLead, CreateLead, LeadQueries, LeadStatusChanges } from '@partner/sales';
import { execute } from '../shared/execute.js';
import { StatusRecordController } from '../shared/record.controller.js';
import { ChangeLeadRequest, checkContact, CreateLeadRequest, LeadsQuery, LeadStatusRequest } from './leads.requests.js';
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
  creation: CreateLeadRequest,
  change: ChangeLeadRequest,
  status: LeadStatusRequest,
  texts: {
    list: [
      'Leads of your company, newest first unless `sort` and `order` say otherwise.',
      'Filters narrow each other down; a value that nothing has gives an empty page and no error.',
    ],
    get: [
      'One lead, with its version as `ETag` for a later `If-Match`.',
      '404 for an id that your company does not have, and for a deleted lead.',
    ],
    create: [
      'Creates a lead in the status `Open`, with the next number of your company.',
      'The contact finds a customer by email, or by phone and name, or makes one.',
      'A new customer goes to the connected CRM.',
      'Where the location routes leads and no sales person is given, one of its users is chosen.',
      'Emits `lead.created`, and `customer.created` for a new customer.',
      '404 when the location does not exist or is hidden.',
    ],
    update: [
      'Changes the fields that are given, and leaves the others.',
      '`null` clears a field that may be empty. Maps are merged by key, and `null` for a key removes it.',
      'A change emits `lead.updated` and increases `version`; a request that changes nothing does neither.',
      'A stale `If-Match` is 409 with the present version in `ETag`.',
    ],
    status: [
      'Moves a lead: Open to Lost or Retired, Lost or Retired to Open.',
      'Writes an entry of the status history, with `actionDescription` as its note, and emits `lead.status_changed`.',
      'A name that leads do not have is 400, a move that is not allowed is 409 and names both statuses.',
    ],
  },
}) {
  constructor(
    leads: LeadQueries,
    statuses: LeadStatusChanges,
    lists: ListCache,
    private readonly createLead: CreateLead,
    private readonly changeLead: ChangeLead,
  ) {
    super(leads, statuses, lists);
  }

  protected creates(caller: Caller, body: CreateLeadRequest): Promise<Id> {
    checkContact(body.customer);
    return execute(this.createLead, caller, body);
  }

  protected changes(caller: Caller, body: ChangeLeadRequest, which: { id: Id; expected?: Version }): Promise<void> {
    return execute(this.changeLead, caller, { ...body, ...which });
  }
}
