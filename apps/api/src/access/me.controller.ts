import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CompanyNames } from '@partner/access';
import { AnyCaller, ApiItem, Caller, Operation } from '@partner/http';
import { notFound } from '@partner/kernel';
import { AnnouncedRate } from './announced-rate.js';
import { IntrospectionItem } from './introspection.response.js';

/** What the caller's credential is, over HTTP (§4.1). */
@ApiTags('Authentication')
@Controller('partner/v1/me')
export class MeController {
  constructor(
    private readonly companies: CompanyNames,
    private readonly rate: AnnouncedRate,
  ) {}

  @Get()
  @Operation(
    'getMe',
    'Get your credential',
    'Which company your credential belongs to, what it may do, and how often. Any valid credential will do.',
  )
  @AnyCaller()
  @ApiItem(IntrospectionItem, 'Your credential: its company, scopes and rate limit')
  async me(@Caller() { company, credentialType, scopes }: Caller): Promise<IntrospectionItem> {
    const companyName = await this.companies.of(company);
    if (companyName === undefined) throw notFound('company');
    const { requestsPerSecond, burst } = this.rate;
    return {
      companyId: company,
      companyName,
      credentialType: credentialType!,
      scopes: [...scopes],
      rateLimit: { requestsPerSecond, burst },
    };
  }
}
