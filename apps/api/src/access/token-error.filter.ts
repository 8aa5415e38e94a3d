import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { TokenError } from '@partner/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBasic } from './client-credentials.js';

/** Sends errors of the token endpoint in OAuth format (§7, RFC 6749 §5.2). */
@Catch(TokenError)
export class TokenErrorFilter implements ExceptionFilter {
  catch({ code, message }: TokenError, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) return;
    const isUnknownClient = code === 'invalid_client';
    if (isUnknownClient && isBasic(request.headers.authorization)) {
      void reply.header('www-authenticate', 'Basic realm="partner-api"');
    }
    void reply.code(isUnknownClient ? 401 : 400).send({ error: code, error_description: message });
  }
}
