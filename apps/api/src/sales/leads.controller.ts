import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiItem, ApiList, Caller, Idempotent, IfMatch, ListCache, Patch, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse, Version } from '@partner/kernel';
import { ChangeLead, CreateLead, LeadQueries, RequestLeadStatus } from '@partner/sales';
import { carryOut } from '../shared/carry-out.js';
import { ListQuery } from '../shared/list.query.js';
import { RecordReads } from '../shared/record-reads.js';
import { StatusHistoryEntry } from '../shared/status-history.response.js';
import { StatusRequest } from '../shared/status.request.js';
import { ChangeLeadRequest, checkContact, CreateLeadRequest, LeadsQuery } from './leads.requests.js';
import { LeadItem } from './sales.response.js';

/** Leads over HTTP (§4.3). */
@Controller('partner/v1/leads')
export class LeadsController {
  private readonly reads: RecordReads<LeadsQuery>;

  constructor(
    leads: LeadQueries,
    private readonly createLead: CreateLead,
    private readonly changeLead: ChangeLead,
    private readonly requestLeadStatus: RequestLeadStatus,
    lists: ListCache,
  ) {
    this.reads = new RecordReads(leads, lists);
  }

  @Get()
  @Scope('leads.read')
  @ApiList(LeadItem, 'Leads, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: LeadsQuery) {
    return this.reads.list(company, query);
  }

  @Get(':id')
  @Scope('leads.read')
  @ApiItem(LeadItem, 'A lead', { versioned: true })
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.reads.item(company, id);
  }

  @Post()
  @Scope('leads.write')
  @Idempotent()
  @ApiItem(LeadItem, 'The new lead', { status: 201, versioned: true })
  async create(@Caller() caller: Caller, @Body() body: CreateLeadRequest): Promise<JsonResponse> {
    checkContact(body.customer);
    const id = await carryOut(this.createLead, caller, body);
    return this.reads.item(caller.company, id);
  }

  @Patch(':id')
  @Scope('leads.write')
  @ApiItem(LeadItem, 'The lead after the change', { versioned: true })
  async change(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ChangeLeadRequest,
    @IfMatch() expected?: Version,
  ): Promise<JsonResponse> {
    await carryOut(this.changeLead, caller, { ...body, id, expected });
    return this.reads.item(caller.company, id);
  }

  @Post(':id/status')
  @HttpCode(200)
  @Scope('leads.write')
  @ApiItem(LeadItem, 'The lead after the move', { versioned: true })
  async status(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() { status, actionDescription: note }: StatusRequest,
    @IfMatch() expected?: Version,
  ): Promise<JsonResponse> {
    await carryOut(this.requestLeadStatus, caller, { id, status, note, expected });
    return this.reads.item(caller.company, id);
  }

  @Get(':id/status-history')
  @Scope('leads.read')
  @ApiList(StatusHistoryEntry, 'What became of the lead, newest first')
  history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    return this.reads.history(company, id, query);
  }
}
