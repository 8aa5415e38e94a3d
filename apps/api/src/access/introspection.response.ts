import { ApiProperty } from '@nestjs/swagger';

/** The rate limit of a credential (§8). */
export class RateLimitItem {
  @ApiProperty({ example: 20, description: 'Tokens refilled per second.' }) requestsPerSecond!: number;
  @ApiProperty({ example: 40, description: 'Requests possible at once.' }) burst!: number;
}

/** What a credential may do (§2.24). */
export class IntrospectionItem {
  @ApiProperty({ example: '65f0c0ffee00000000000001' }) companyId!: string;
  @ApiProperty({ example: 'Prairie Barns' }) companyName!: string;
  @ApiProperty({ example: 'api_key', description: '`api_key` or `oauth_client`.' }) credentialType!: string;
  @ApiProperty({ type: [String], example: ['partner-api.leads.read'] }) scopes!: string[];
  @ApiProperty({ type: RateLimitItem }) rateLimit!: RateLimitItem;
}
