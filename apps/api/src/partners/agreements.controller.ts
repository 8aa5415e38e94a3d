import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiFails, ApiItem, ApiList, Caller, ListCache, Operation, PathId, PathKey, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { AgreementQueries } from '@partner/partners';
import { AgreementItem } from './agreement.response.js';
import { AgreementsQuery } from './partners.queries.js';
import { StateLegalItem, StateLegals } from './state-legal.response.js';

/** Agreements over HTTP (§4.9): both parties read the same record (R38). */
@ApiTags('Agreements')
@Controller('partner/v1/agreements')
export class AgreementsController {
  constructor(
    private readonly agreements: AgreementQueries,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Operation(
    'listAgreements',
    'List agreements',
    'Agreements between two companies that yours is a party of, newest first unless ordered otherwise.',
  )
  @Scope('agreements.read')
  @ApiList(AgreementItem, 'Agreements that the company is a party of, newest first unless ordered otherwise')
  list(@Caller() { company }: Caller, @Query() query: AgreementsQuery) {
    const list = { company, ...this.agreements.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.agreements.list(company, query));
  }

  @Get('active')
  @Operation(
    'getActiveAgreement',
    'Get the active agreement',
    'The active agreement that was updated last. 404 when none is active.',
  )
  @Scope('agreements.read')
  @ApiItem(AgreementItem, 'The active agreement that was updated last')
  @ApiFails(404, 'None is active.')
  active(@Caller() { company }: Caller): Promise<JsonResponse> {
    return this.agreements.active(company);
  }

  @Get(':id')
  @Operation(
    'getAgreement',
    'Get an agreement',
    'One agreement, under the id that both parties see. 404 when your company is no party of it.',
  )
  @Scope('agreements.read')
  @ApiItem(AgreementItem, 'An agreement')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.agreements.item(company, id);
  }

  @Get(':id/state-legal')
  @Operation(
    'listAgreementStateLegals',
    'List the legal configurations of an agreement',
    'Legal configurations of an agreement, one for each state that has one, by state code.',
  )
  @Scope('agreements.read')
  @ApiItem(StateLegals, 'All legal configurations of an agreement, by state')
  stateLegals(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.agreements.stateLegals(company, id);
  }

  @Get(':id/state-legal/:state')
  @Operation(
    'getAgreementStateLegal',
    'Get the legal configuration of a state',
    'The legal configuration of an agreement for one state, whose code matches in any case.',
  )
  @Scope('agreements.read')
  @ApiItem(StateLegalItem, 'The legal configuration of one state')
  stateLegal(
    @Caller() { company }: Caller,
    @PathId() id: Id,
    @PathKey('state', 'The code of the state, in any case.') state: string,
  ): Promise<JsonResponse> {
    return this.agreements.stateLegal(company, id, state);
  }
}
