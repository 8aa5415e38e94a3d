import { Controller, Header, HttpCode, Req, UseFilters } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConsumes,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiPayloadTooLargeResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { IssueToken, type IssuedToken, type TokenRequest, TokenError } from '@partner/access';
import { BodyLimit, FailedAttempts, Operation, Post, Public, tooManyRequests, UnparsedBody } from '@partner/http';
import type { FastifyRequest } from 'fastify';
import { readClientCredentials } from './client-credentials.js';
import { TokenErrorFilter } from './token-error.filter.js';
import { readForm } from './token-form.js';
import { TokenErrorItem, TokenForm, TokenItem } from './token.response.js';

/** Maximum size in bytes, far above what any valid form needs. */
const maxFormBytes = 8 * 1024;

/** The OAuth token endpoint (§4.1, W10). */
@ApiTags('Authentication')
@Controller('oauth/token')
@UseFilters(TokenErrorFilter)
export class TokenController {
  constructor(
    private readonly issueToken: IssueToken,
    private readonly failures: FailedAttempts,
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
    description: 'Invalid request, or scopes that the client does not have',
  })
  @ApiUnauthorizedResponse({ type: TokenErrorItem, description: 'Unknown or revoked client, or wrong secret' })
  @ApiForbiddenResponse({
    type: TokenErrorItem,
    description: 'The client or its company is suspended, or the address is not allowed',
  })
  @ApiPayloadTooLargeResponse({ type: TokenErrorItem, description: 'The form is larger than 8 KB' })
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
      if (failed && !(await this.failures.allow(wanted.address))) throw tooManyRequests();
      throw error;
    }
  }
}
