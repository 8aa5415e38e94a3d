import { Controller, Get } from '@nestjs/common';
import { CompanyQueries } from '@partner/companies';
import { ApiItem, Caller, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { CompanyItem } from './company.response.js';

/** The company of the credential over HTTP (§4.1). It is not cached (W12). */
@Controller('partner/v1/company')
export class CompanyController {
  constructor(private readonly companies: CompanyQueries) {}

  @Get()
  @Scope('company.read')
  @ApiItem(CompanyItem, 'The profile of your company')
  profile(@Caller() { company }: Caller): Promise<JsonResponse> {
    return this.companies.profile(company);
  }
}
