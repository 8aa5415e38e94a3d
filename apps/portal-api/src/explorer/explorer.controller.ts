import { Body, Controller, HttpCode } from '@nestjs/common';
import { AccessTokens, type DerivedToken, DeriveToken } from '@partner/access';
import { Caller, Flag, IdField, OneOf, Post, Text } from '@partner/http';
import { type Id, invalid, notFound } from '@partner/kernel';
import { Deployment } from '../session/deployment.js';
import { May } from '../session/may.decorator.js';
import { type ApiResponse, sendRequest } from './send-request.js';

/** Request that derives a token (A12). */
class TokenRequest {
  @IdField({ required: true }) credentialId!: Id;
  /** Comma-separated; defaults to all scopes of the credential. */
  @Text({ max: 2_000 }) scopes?: string;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const maxBody = 200_000;

/** Request to the API with a derived token. */
class ApiRequest {
  @Text({ required: true, max: 4_000 }) token!: string;
  @OneOf(methods, { required: true }) method!: (typeof methods)[number];
  /** Path and query. */
  @Text({ required: true, max: 4_000 }) url!: string;
  /** JSON text. */
  @Text({ max: maxBody }) body?: string;
  @Text({ max: 255 }) idempotencyKey?: string;
  @Text({ max: 40 }) ifMatch?: string;
  /** True if the user confirmed a write in production. */
  @Flag() isConfirmed?: boolean;
}

/**
 * Requests of a signed-in user to the API of their company, with a token of 10 minutes that they derive from a
 * credential (A12). The portal sends them: browsers may send requests to the portal only.
 */
@Controller('api/explorer')
@May('credentials')
export class ExplorerController {
  constructor(
    private readonly deriveToken: DeriveToken,
    private readonly tokens: AccessTokens,
    private readonly deployment: Deployment,
  ) {}

  @Post('tokens')
  derive(@Caller() actor: Caller, @Body() { credentialId, scopes }: TokenRequest): Promise<DerivedToken> {
    return this.deriveToken.execute(actor, { id: credentialId, scopes });
  }

  @Post('requests')
  @HttpCode(200)
  async send(@Caller() actor: Caller, @Body() { token, isConfirmed, ...request }: ApiRequest): Promise<ApiResponse> {
    const claims = await this.tokens.read(token);
    if (claims === 'expired') throw invalid('the token has expired; derive another one');
    if (claims === 'malformed' || claims?.derivedBy !== actor.id || claims?.company !== actor.company)
      throw notFound('token');
    if (this.deployment.environment === 'production' && request.method !== 'GET' && isConfirmed !== true)
      throw invalid('confirm that the request changes data in production');
    return sendRequest(this.deployment.apiUrl, token, request);
  }
}
