import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The form of a token request (RFC 6749 §4.4.2). */
export class TokenForm {
  @ApiProperty({ enum: ['client_credentials'] }) grant_type!: string;
  @ApiPropertyOptional({
    example: 'ci_live_65f0c0ffee0000000000a001',
    description: 'Client id. Required unless HTTP Basic is used.',
  })
  client_id?: string;
  @ApiPropertyOptional({ description: 'Client secret. Required unless HTTP Basic is used.' }) client_secret?: string;
  @ApiPropertyOptional({
    example: 'partner-api.leads.read partner-api.leads.write',
    description: 'Space-separated subset of the scopes of the client. Defaults to all of them.',
  })
  scope?: string;
}

/** An access token (§4.1). */
export class TokenItem {
  @ApiProperty() access_token!: string;
  @ApiProperty({ enum: ['Bearer'] }) token_type!: 'Bearer';
  @ApiProperty({ example: 3600, description: 'Seconds until the token expires.' }) expires_in!: number;
  @ApiProperty({ example: 'partner-api.leads.read', description: 'Space-separated scopes of the token.' })
  scope!: string;
}

/** An error of the token endpoint (§7). */
export class TokenErrorItem {
  @ApiProperty({ example: 'invalid_client' }) error!: string;
  @ApiPropertyOptional({ example: 'the client is unknown or revoked, or its secret is wrong' })
  error_description?: string;
}
