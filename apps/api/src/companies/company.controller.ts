import { Controller, Get } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CompanyQueries } from '@partner/companies';
import { Caller, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { ApiItem, Operation } from '../shared/operation.decorators.js';

/** A company's profile (§2.24). */
class CompanyItem {
  @ApiProperty({ example: '65f0c0ffee00000000000001' }) id!: string;
  @ApiProperty({ example: 'Prairie Barns' }) name!: string;
  @ApiPropertyOptional({ example: 'office@example.com' }) email?: string;
  @ApiPropertyOptional({ example: '+1 555 0100' }) phone?: string;
  @ApiPropertyOptional({ example: '12 Mill Road' }) address?: string;
  @ApiPropertyOptional({ example: 'Springfield' }) city?: string;
  @ApiPropertyOptional({ example: 'MO' }) state?: string;
  @ApiPropertyOptional({ example: '65802' }) zipCode?: string;
  @ApiPropertyOptional({ example: 'US' }) country?: string;
  @ApiProperty({ example: 'America/Chicago', description: 'IANA time zone name.' }) timezone!: string;
  @ApiPropertyOptional({ example: 'https://example.com/logo.png' }) logoUrl?: string;
  @ApiPropertyOptional({ example: 'Manufacturer', description: 'Type of business, as free text.' })
  companyType?: string;
  @ApiPropertyOptional({ type: [String], example: ['Sheds', 'Cabins'] }) sellTypes?: string[];
}

/** The company of the credential over HTTP (§4.1). It is not cached (W12). */
@ApiTags('Company')
@Controller('partner/v1/company')
export class CompanyController {
  constructor(private readonly companies: CompanyQueries) {}

  @Get()
  @Operation(
    'getCompany',
    'Retrieve your company',
    'Returns the profile of the company that your credential belongs to, including its address and timezone.',
  )
  @Scope('company.read')
  @ApiItem(CompanyItem, 'Profile of your company')
  profile(@Caller() { company }: Caller): Promise<JsonResponse> {
    return this.companies.profile(company);
  }
}
