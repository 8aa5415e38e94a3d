import { Controller, Get, Query } from '@nestjs/common';
import { ApiFails, ApiItem, ApiList, Caller, ListCache, PathId, PathKey, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { AgreementQueries } from '@partner/partners';
import { AgreementItem } from './agreement.response.js';
import { AgreementsQuery } from './partners.queries.js';
import { StateLegalItem, StateLegals } from './state-legal.response.js';

/** Agreements over HTTP (§4.9): both parties read the same record (R38). */
@Controller('partner/v1/agreements')
export class AgreementsController {
  constructor(
    private readonly agreements: AgreementQueries,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Scope('agreements.read')
  @ApiList(AgreementItem, 'Agreements that the company is a party of, newest first')
  list(@Caller() { company }: Caller, @Query() query: AgreementsQuery) {
    const list = { company, ...this.agreements.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.agreements.list(company, query));
  }

  @Get('active')
  @Scope('agreements.read')
  @ApiItem(AgreementItem, 'The active agreement that was updated last')
  @ApiFails(404, 'None is active.')
  active(@Caller() { company }: Caller): Promise<JsonResponse> {
    return this.agreements.active(company);
  }

  @Get(':id')
  @Scope('agreements.read')
  @ApiItem(AgreementItem, 'An agreement')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.agreements.item(company, id);
  }

  @Get(':id/state-legal')
  @Scope('agreements.read')
  @ApiItem(StateLegals, 'All legal configurations of an agreement, by state')
  stateLegals(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.agreements.stateLegals(company, id);
  }

  @Get(':id/state-legal/:state')
  @Scope('agreements.read')
  @ApiItem(StateLegalItem, 'The legal configuration of one state')
  stateLegal(@Caller() { company }: Caller, @PathId() id: Id, @PathKey('state') state: string): Promise<JsonResponse> {
    return this.agreements.stateLegal(company, id, state);
  }
}
