import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Caller, ListCache, PathId, PathKey, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { AgreementQueries } from '@partner/partners';
import { ApiFails, ApiItem, ApiList, Operation } from '../shared/operation.decorators.js';
import { AgreementItem } from './agreement.response.js';
import { AgreementsQuery } from './partners.queries.js';

/** Text that a contract must contain. */
class DisclosureItem {
  @ApiProperty({ example: 'Ownership' }) title!: string;
  @ApiProperty({ example: 'You will not own the property until the total has been paid.' }) text!: string;
}

/** Fee for a late payment. */
class LateFeeItem {
  @ApiProperty({ example: 'percent', description: 'Kind of fee: `fixed` or `percent`.' }) type!: string;
  @ApiPropertyOptional({ example: 5 }) amount?: number;
  @ApiPropertyOptional({ type: 'integer', example: 7 }) graceDays?: number;
}

/** Legal configuration of a state (§2.14). */
class StateLegalItem {
  @ApiProperty({ example: 'MO', description: 'State code, in upper case.' }) stateCode!: string;
  @ApiProperty({ example: true }) enabled!: boolean;
  @ApiPropertyOptional({ example: 'Rental-Purchase Agreement' }) contractTitle?: string;
  @ApiPropertyOptional({ type: [DisclosureItem] }) disclosures?: DisclosureItem[];
  @ApiPropertyOptional({ type: LateFeeItem }) lateFee?: LateFeeItem;
  @ApiPropertyOptional({ type: 'integer', example: 30 }) reinstatementDays?: number;
  @ApiPropertyOptional({ example: 55 }) earlyPurchasePercent?: number;
  @ApiPropertyOptional({ type: 'integer', example: 60 }) maxTermMonths?: number;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) updatedAt!: string;
}

/** All legal configurations of an agreement. */
class StateLegals {
  @ApiProperty({ type: [StateLegalItem], description: 'Legal configurations, sorted by state code.' })
  data!: StateLegalItem[];
}

/** Agreements over HTTP (§4.9). Both parties read the same record (R38). */
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
    'Returns the agreements that your company is a party of, newest first by default.',
  )
  @Scope('agreements.read')
  @ApiList(AgreementItem, 'A page of agreements, newest first by default')
  list(@Caller() { company }: Caller, @Query() query: AgreementsQuery) {
    const list = { company, ...this.agreements.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.agreements.list(company, query));
  }

  @Get('active')
  @Operation(
    'getActiveAgreement',
    'Retrieve the active agreement',
    'Returns the most recently updated active agreement. Returns 404 if no agreement is active.',
  )
  @Scope('agreements.read')
  @ApiItem(AgreementItem, 'The most recently updated active agreement')
  @ApiFails(404, 'No agreement is active.')
  active(@Caller() { company }: Caller): Promise<JsonResponse> {
    return this.agreements.active(company);
  }

  @Get(':id')
  @Operation(
    'getAgreement',
    'Retrieve an agreement',
    'Returns an agreement. Both parties see the same id. Returns 404 if your company is not a party of it.',
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
    'Returns the legal configurations of an agreement, one per configured state, sorted by state code.',
  )
  @Scope('agreements.read')
  @ApiItem(StateLegals, 'All legal configurations of an agreement, sorted by state code')
  stateLegals(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.agreements.stateLegals(company, id);
  }

  @Get(':id/state-legal/:state')
  @Operation(
    'getAgreementStateLegal',
    'Retrieve the legal configuration of a state',
    'Returns the legal configuration of an agreement for one state. The state code is case-insensitive.',
  )
  @Scope('agreements.read')
  @ApiItem(StateLegalItem, 'Legal configuration of a state')
  stateLegal(
    @Caller() { company }: Caller,
    @PathId() id: Id,
    @PathKey('state', 'State code, case-insensitive.') state: string,
  ): Promise<JsonResponse> {
    return this.agreements.stateLegal(company, id, state);
  }
}
