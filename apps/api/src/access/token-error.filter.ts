import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { TokenError } from '@partner/access';
import { failureOf, HttpFailure } from '@partner/http';
import { DomainError } from '@partner/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBasic } from './client-credentials.js';

/** Codes of failures that are no errors of the request (RFC 6749 §4.1.2.1, §5.2), by status. */
const codes: Readonly<Record<number, string>> = {
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
};

/** Sends errors of the token endpoint in OAuth format (§7, RFC 6749 §5.2). */
@Catch(TokenError, HttpFailure, DomainError)
export class TokenErrorFilter implements ExceptionFilter {
  catch(error: TokenError | HttpFailure | DomainError, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) return;
    void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
    if (error instanceof TokenError) {
      const isUnknownClient = error.code === 'invalid_client';
      if (isUnknownClient && isBasic(request.headers.authorization)) {
        void reply.header('www-authenticate', 'Basic realm="partner-api"');
      }
      void reply.code(isUnknownClient ? 401 : 400).send({ error: error.code, error_description: error.message });
      return;
    }
    const { status, body, headers } = failureOf(error);
    const isForbidden = status === 403;
    const other = body.code === 'no_dry_run' ? body.code : (codes[status] ?? 'invalid_request');
    const code = isForbidden ? 'unauthorized_client' : other;
    void reply
      .code(isForbidden ? 400 : status)
      .headers(headers)
      .send({ error: code, error_description: body.error });
  }
}
