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
} from '@nestjs/swagger';
import { IssueToken, type IssuedToken, type TokenRequest, TokenRefused } from '@partner/access';
import { BodyLimit, FailedAttempts, Operation, Post, Public, tooManyRequests, UnparsedBody } from '@partner/http';
import type { FastifyRequest } from 'fastify';
import { readClientCredentials } from './client-credentials.js';
import { TokenErrorFilter } from './token-error.filter.js';
import { readForm } from './token-form.js';
import { TokenErrorItem, TokenForm, TokenItem } from './token.response.js';

/** Bytes: many times what any form here needs. */
const longestForm = 8 * 1024;

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
    'Send them by HTTP Basic or in the form, not both.',
    'Keep the token for `expires_in` seconds; there are no refresh tokens.',
    'Errors come in the form of OAuth: `error` is a code, and `error_description` says more.',
  )
  @Public()
  @HttpCode(200)
  @UnparsedBody()
  @BodyLimit(longestForm)
  @Header('Cache-Control', 'no-store')
  @Header('Pragma', 'no-cache')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ type: TokenForm })
  @ApiOkResponse({ type: TokenItem, description: 'An access token' })
  @ApiBadRequestResponse({ type: TokenErrorItem, description: 'The request is not understood, or asks for too much' })
  @ApiUnauthorizedResponse({ type: TokenErrorItem, description: 'Unknown, revoked or wrong-secret client' })
  @ApiPayloadTooLargeResponse({ type: TokenErrorItem, description: 'The form is larger than 8 KB' })
  @ApiServiceUnavailableResponse({ type: TokenErrorItem, description: 'Something that is needed does not answer' })
  @ApiTooManyRequestsResponse({ type: TokenErrorItem, description: 'Too many failed attempts from this address' })
  async token(@Req() request: FastifyRequest): Promise<TokenItem> {
    const form = readForm(request.body as UnparsedBody);
    const grantType = form.get('grant_type');
    if (grantType === undefined) throw new TokenRefused('invalid_request', 'grant_type is missing');
    if (grantType !== 'client_credentials') {
      throw new TokenRefused('unsupported_grant_type', 'grant_type must be client_credentials');
    }
    const client = readClientCredentials(request.raw.headersDistinct.authorization ?? [], form);
    const { accessToken, expiresIn, scopes } = await this.#issue({ ...client, scope: form.get('scope') }, request.ip);
    return { access_token: accessToken, token_type: 'Bearer', expires_in: expiresIn, scope: scopes.join(' ') };
  }

  /** Only failures count against the address (A6). */
  async #issue(wanted: TokenRequest, address: string): Promise<IssuedToken> {
    try {
      return await this.issueToken.execute(wanted);
    } catch (error) {
      const failed = error instanceof TokenRefused && error.code === 'invalid_client';
      if (failed && !(await this.failures.allow(address))) throw tooManyRequests();
      throw error;
    }
  }
}
