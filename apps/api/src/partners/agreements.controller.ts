import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Caller, ListCache, PathId, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { AgreementQueries } from '@partner/partners';
import { ApiFails, ApiItem, ApiList, Operation } from '../shared/operation.decorators.js';
import { PathKey } from '../shared/path-key.js';
import { time } from '../shared/time.js';
import { AgreementItem } from './agreement.response.js';
import { AgreementsQuery } from './partners.queries.js';

/** Section of a contract. */
class LegalSectionItem {
  @ApiProperty({ type: 'integer', example: 1 }) sortOrder!: number;
  @ApiProperty({ example: 'Ownership' }) title!: string;
  @ApiProperty({ example: 'You will not own the property until the total has been paid.' }) body!: string;
}

/** Legal configuration of a state (§2.14, R39). */
class StateLegalItem {
  @ApiProperty({ example: '65f0c0ffee0000000000bb01' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000ba01' }) agreementId!: string;
  @ApiProperty({ example: 'MO', description: 'State code, in upper case.' }) stateCode!: string;
  @ApiPropertyOptional({ example: 'Heartland Rent to Own LLC' }) lessorLegalName?: string;
  @ApiPropertyOptional({ example: '200 Commerce Dr' }) lessorAddressLine1?: string;
  @ApiPropertyOptional({ example: 'Springfield, MO 65806' }) lessorAddressLine2?: string;
  @ApiProperty({ type: [LegalSectionItem] }) sections!: LegalSectionItem[];
  @ApiPropertyOptional({ example: 'Disputes are settled by arbitration.' }) arbitrationText?: string;
  @ApiPropertyOptional({ example: 'The lessee has read this agreement.' }) acknowledgementText?: string;
  @ApiProperty({ example: true }) includeCustomerDataSheet!: boolean;
  @ApiProperty({ example: false }) includeStateRpaPages!: boolean;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
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
