import { Controller, Get } from '@nestjs/common';
import { ApiTags, ApiProperty } from '@nestjs/swagger';
import { CompanyContacts } from '@partner/companies';
import { AnyCaller, Caller, RateLimits } from '@partner/http';
import { notFound } from '@partner/kernel';
import { ApiItem, Operation } from '../shared/operation.decorators.js';

/** Rate limit of a credential (§8). */
class RateLimitItem {
  @ApiProperty({ example: 20, description: 'Sustained requests per second.' }) requestsPerSecond!: number;
  @ApiProperty({ example: 40, description: 'Maximum number of requests at once.' }) burst!: number;
}

/** Permissions of a credential (§2.24). */
class IntrospectionItem {
  @ApiProperty({ example: '65f0c0ffee00000000000001' }) companyId!: string;
  @ApiProperty({ example: 'Prairie Barns' }) companyName!: string;
  @ApiProperty({ example: 'api_key', description: 'Type of the credential: `api_key` or `oauth_client`.' })
  credentialType!: string;
  @ApiProperty({ type: [String], example: ['partner-api.leads.read'] }) scopes!: string[];
  @ApiProperty({ type: RateLimitItem }) rateLimit!: RateLimitItem;
}

/** The caller's credential over HTTP (§4.1). */
@ApiTags('Authentication')
@Controller('partner/v1/me')
export class MeController {
  constructor(
    private readonly companies: CompanyContacts,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @Operation('getMe', 'Retrieve your credential', 'Returns the company, scopes and rate limit of your credential.')
  @AnyCaller()
  @ApiItem(IntrospectionItem, 'Company, scopes and rate limit of your credential')
  async me(@Caller() { company, credentialType, scopes, isAgent }: Caller): Promise<IntrospectionItem> {
    const companyName = (await this.companies.of(company))?.name;
    if (companyName === undefined) throw notFound('company');
    const { ratePerSecond: requestsPerSecond, burst } = this.limits.of(isAgent);
    return {
      companyId: company,
      companyName,
      credentialType: credentialType!,
      scopes: [...scopes],
      rateLimit: { requestsPerSecond, burst },
    };
  }
}
