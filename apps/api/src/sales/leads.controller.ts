import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApiItem,
  ApiList,
  Caller,
  Idempotent,
  IfMatch,
  ListCache,
  Operation,
  Patch,
  PathId,
  Post,
  Scope,
} from '@partner/http';
import type { Id, JsonResponse, RecordAnswer, Version } from '@partner/kernel';
import { ChangeLead, CreateLead, LeadQueries, LeadStatusChanges } from '@partner/sales';
import { carryOut } from '../shared/carry-out.js';
import { ListQuery } from '../shared/list.query.js';
import { RecordReads } from '../shared/record-reads.js';
import { StatusHistoryEntry } from '../shared/status-history.response.js';
import { ChangeLeadRequest, checkContact, CreateLeadRequest, LeadsQuery, LeadStatusRequest } from './leads.requests.js';
import { LeadItem } from './sales.response.js';

/** Leads over HTTP (§4.3). */
@ApiTags('Leads')
@Controller('partner/v1/leads')
export class LeadsController {
  private readonly reads: RecordReads<LeadsQuery>;

  constructor(
    leads: LeadQueries,
    private readonly createLead: CreateLead,
    private readonly changeLead: ChangeLead,
    private readonly statuses: LeadStatusChanges,
    lists: ListCache,
  ) {
    this.reads = new RecordReads(leads, lists);
  }

  @Get()
  @Operation(
    'listLeads',
    'List leads',
    'Leads of your company, newest first unless `sort` and `order` say otherwise.',
    'Filters narrow each other down; a value that nothing has gives an empty page and no error.',
  )
  @Scope('leads.read')
  @ApiList(LeadItem, 'Leads, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: LeadsQuery) {
    return this.reads.list(company, query);
  }

  @Get(':id')
  @Operation(
    'getLead',
    'Get a lead',
    'One lead, with its version as `ETag` for a later `If-Match`.',
    '404 for an id that your company does not have, and for a deleted lead.',
  )
  @Scope('leads.read')
  @ApiItem(LeadItem, 'A lead', { versioned: true })
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.reads.item(company, id);
  }

  @Post()
  @Operation(
    'createLead',
    'Create a lead',
    'Creates a lead in the status `Open`, with the next number of your company.',
    'The contact finds a customer by email, or by phone and name, or makes one.',
    'A new customer goes to the connected CRM.',
    'Where the location routes leads and no sales person is given, one of its users is chosen.',
    'Emits `lead.created`, and `customer.created` for a new customer.',
    '404 when the location does not exist or is hidden.',
  )
  @Scope('leads.write')
  @Idempotent()
  @ApiItem(LeadItem, 'The new lead', { status: 201, versioned: true })
  async create(@Caller() caller: Caller, @Body() body: CreateLeadRequest): Promise<RecordAnswer> {
    checkContact(body.customer);
    const id = await carryOut(this.createLead, caller, body);
    return this.reads.answer(caller.company, id);
  }

  @Patch(':id')
  @Operation(
    'updateLead',
    'Update a lead',
    'Changes the fields that are given, and leaves the others.',
    '`null` clears a field that may be empty. Maps are merged by key, and `null` for a key removes it.',
    'A change emits `lead.updated` and increases `version`; a request that changes nothing does neither.',
    'A stale `If-Match` is 409 with the present version in `ETag`.',
  )
  @Scope('leads.write')
  @ApiItem(LeadItem, 'The lead after the change', { versioned: true })
  async change(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ChangeLeadRequest,
    @IfMatch() expected?: Version,
  ): Promise<RecordAnswer> {
    await carryOut(this.changeLead, caller, { ...body, id, expected });
    return this.reads.answer(caller.company, id);
  }

  @Post(':id/status')
  @Operation(
    'changeLeadStatus',
    'Change the status of a lead',
    'Moves a lead: Open to Lost or Retired, Lost or Retired to Open.',
    'Writes an entry of the status history, with `actionDescription` as its note, and emits `lead.status_changed`.',
    'A name that leads do not have is 400, a move that is not allowed is 409 and names both statuses.',
  )
  @HttpCode(200)
  @Scope('leads.write')
  @ApiItem(LeadItem, 'The lead after the move', { versioned: true })
  async status(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() { status, actionDescription: note }: LeadStatusRequest,
    @IfMatch() expected?: Version,
  ): Promise<RecordAnswer> {
    await this.statuses.request(caller, { id, status, note, expected });
    return this.reads.answer(caller.company, id);
  }

  @Get(':id/status-history')
  @Operation(
    'listLeadStatusHistory',
    'List the status history of a lead',
    'What became of the lead, newest first unless `order=asc`, whoever moved it.',
  )
  @Scope('leads.read')
  @ApiList(StatusHistoryEntry, 'What became of the lead, newest first')
  history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    return this.reads.history(company, id, query);
  }
}
