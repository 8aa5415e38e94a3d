import { Controller, Header, HttpCode, Req, UseFilters } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiPayloadTooLargeResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
  ApiUnsupportedMediaTypeResponse,
  ApiProperty,
  ApiPropertyOptional,
} from '@nestjs/swagger';
import { IssueToken, type IssuedToken, TokenError, type TokenRequest } from '@partner/access';
import { BodyLimit, TokenBuckets, HttpFailure, Post, Public, UnparsedBody } from '@partner/http';
import type { FastifyRequest } from 'fastify';
import { Operation } from '../shared/operation.decorators.js';
import { readClientCredentials } from './client-credentials.js';
import { TokenErrorFilter } from './token-error.filter.js';
import { readForm } from './token-form.js';

/** The form of a token request (RFC 6749 §4.4.2). */
class TokenForm {
  @ApiProperty({ enum: ['client_credentials'] }) grant_type!: string;
  @ApiPropertyOptional({
    example: 'ci_live_6742f0c1d2e3f4a5b6c7d801_65f0c0ffee0000000000a001',
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
class TokenItem {
  @ApiProperty() access_token!: string;
  @ApiProperty({ enum: ['Bearer'] }) token_type!: 'Bearer';
  @ApiProperty({ example: 3600, description: 'Seconds until the token expires.' }) expires_in!: number;
  @ApiProperty({ example: 'partner-api.leads.read', description: 'Space-separated scopes of the token.' })
  scope!: string;
}

/** An error of the token endpoint (§7). */
class TokenErrorItem {
  @ApiProperty({ example: 'invalid_client' }) error!: string;
  @ApiPropertyOptional({ example: 'the client is unknown or revoked, or its secret is wrong' })
  error_description?: string;
}

/** Path of the token endpoint. */
export const tokenPath = 'oauth/token';

/** Maximum size in bytes, far above what any valid form needs. */
const maxFormBytes = 8 * 1024;

/** The OAuth token endpoint (§4.1, W10). */
@ApiTags('Authentication')
@Controller(tokenPath)
@UseFilters(TokenErrorFilter)
export class TokenController {
  constructor(
    private readonly issueToken: IssueToken,
    private readonly buckets: TokenBuckets,
  ) {}

  @Post()
  @Operation(
    'createAccessToken',
    'Create an access token',
    'Exchanges id and secret of an OAuth client for an access token (client credentials grant, RFC 6749 section 4.4).',
    'Send the credentials with HTTP Basic or in the form, not both.',
    'Reuse the token for `expires_in` seconds. There are no refresh tokens.',
    'Errors use the OAuth format: `error` is a code, and `error_description` is a readable message.',
  )
  @Public()
  @HttpCode(200)
  @UnparsedBody()
  @BodyLimit(maxFormBytes)
  @Header('Cache-Control', 'no-store')
  @Header('Pragma', 'no-cache')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ type: TokenForm })
  @ApiOkResponse({ type: TokenItem, description: 'An access token' })
  @ApiBadRequestResponse({
    type: TokenErrorItem,
    description:
      'Invalid request, or scopes that the client does not have. `unauthorized_client`: the client or its company is ' +
      'suspended, or the address is not allowed.',
  })
  @ApiUnauthorizedResponse({ type: TokenErrorItem, description: 'Unknown or revoked client, or wrong secret' })
  @ApiPayloadTooLargeResponse({ type: TokenErrorItem, description: 'The form is larger than 8 KB' })
  @ApiUnsupportedMediaTypeResponse({
    type: TokenErrorItem,
    description: 'The form has a content encoding, such as gzip',
  })
  @ApiServiceUnavailableResponse({ type: TokenErrorItem, description: 'A required service is unavailable' })
  @ApiTooManyRequestsResponse({ type: TokenErrorItem, description: 'Too many failed attempts from this address' })
  async token(@Req() request: FastifyRequest): Promise<TokenItem> {
    const form = readForm(request.body as UnparsedBody);
    const grantType = form.get('grant_type');
    if (grantType === undefined) throw new TokenError('invalid_request', 'grant_type is missing');
    if (grantType !== 'client_credentials') {
      throw new TokenError('unsupported_grant_type', 'grant_type must be client_credentials');
    }
    const client = readClientCredentials(request.raw.headersDistinct.authorization ?? [], form);
    const { accessToken, expiresIn, scopes } = await this.#issue({
      ...client,
      scope: form.get('scope'),
      address: request.ip,
    });
    return { access_token: accessToken, token_type: 'Bearer', expires_in: expiresIn, scope: scopes.join(' ') };
  }

  /** Issues the token. Only failures count against the address (A6). */
  async #issue(wanted: TokenRequest): Promise<IssuedToken> {
    try {
      return await this.issueToken.execute(wanted);
    } catch (error) {
      const failed = error instanceof TokenError && error.code === 'invalid_client';
      if (failed && !(await this.buckets.allowFailure(wanted.address))) throw HttpFailure.tooManyRequests();
      throw error;
    }
  }
}
