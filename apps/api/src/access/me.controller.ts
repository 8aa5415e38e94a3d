import { Controller, Get } from '@nestjs/common';
import { ApiTags, ApiProperty } from '@nestjs/swagger';
import { CompanyNames } from '@partner/access';
import { AnyCaller, ApiItem, Caller, Operation } from '@partner/http';
import { notFound } from '@partner/kernel';
import { AnnouncedRate } from './announced-rate.js';

/** The rate limit of a credential (§8). */
class RateLimitItem {
  @ApiProperty({ example: 20, description: 'Tokens refilled per second.' }) requestsPerSecond!: number;
  @ApiProperty({ example: 40, description: 'Requests possible at once.' }) burst!: number;
}

/** What a credential may do (§2.24). */
class IntrospectionItem {
  @ApiProperty({ example: '65f0c0ffee00000000000001' }) companyId!: string;
  @ApiProperty({ example: 'Prairie Barns' }) companyName!: string;
  @ApiProperty({ example: 'api_key', description: '`api_key` or `oauth_client`.' }) credentialType!: string;
  @ApiProperty({ type: [String], example: ['partner-api.leads.read'] }) scopes!: string[];
  @ApiProperty({ type: RateLimitItem }) rateLimit!: RateLimitItem;
}

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
