import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CompanyQueries } from '@partner/companies';
import { ApiItem, Caller, Operation, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { CompanyItem } from './company.response.js';

/** The company of the credential over HTTP (§4.1). It is not cached (W12). */
@ApiTags('Company')
@Controller('partner/v1/company')
export class CompanyController {
  constructor(private readonly companies: CompanyQueries) {}

  @Get()
  @Operation(
    'getCompany',
    'Get your company',
    'Name, address, timezone and kind of the company that your credential belongs to.',
  )
  @Scope('company.read')
  @ApiItem(CompanyItem, 'The profile of your company')
  profile(@Caller() { company }: Caller): Promise<JsonResponse> {
    return this.companies.profile(company);
  }
}
