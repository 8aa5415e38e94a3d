import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { failureOf } from '@partner/http';
import type { CompanyId } from '@partner/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import type { VisitorCompanies } from './visitor-companies.js';
import { visitorPage } from './visitor-page.js';

/** Title and text of a page about a failed link. */
export type ErrorText = readonly [title: string, ...paragraphs: string[]];

/** True if the caller is a browser that shows a page, not a program. */
const acceptsHtml = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

/** Documents a failure that browsers get as a page. */
export const ApiFailsWithPage = (status: number, description: string): MethodDecorator =>
  ApiResponse({
    status,
    description,
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' } },
      'text/html': { schema: { type: 'string' } },
    },
  });

const tooMany: ErrorText = ['Too many attempts', 'Wait a minute, then open the link again.'];
const unavailable: ErrorText = ['Please try again', 'The service is busy. Wait a moment, then open the link again.'];

/**
 * Shows failures of links to browsers as a page that says what to do, in the name of the company that the link belongs
 * to. Programs get the usual response (§7).
 */
export abstract class VisitorErrors implements NestInterceptor {
  constructor(private readonly companies: VisitorCompanies) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (request.method !== 'GET' || !acceptsHtml(request)) return next.handle();
    return next.handle().pipe(catchError((error: unknown) => this.#show(error, request, http.getResponse())));
  }

  async #show(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { status, headers } = failureOf(error);
    const text = status === 429 ? tooMany : status === 503 ? unavailable : this.textOf(status);
    // The filter also logs unexpected errors.
    if (text === undefined || request.work?.cancelled || reply.sent || reply.raw.headersSent) throw error;
    const [title, ...paragraphs] = text;
    const owner = status === 429 || status === 503 ? undefined : await this.ownerOf(request);
    const company = owner && (await this.companies.of(owner));
    const page = visitorPage({ title, company, paragraphs });
    await reply
      .code(status)
      .headers({ ...headers, ...page.headers })
      .send(page.text);
  }

  /** Returns the company of the link in the path, if the link is one that was issued. */
  protected abstract ownerOf(request: FastifyRequest): Promise<CompanyId | undefined>;
  /** Returns the text for a status; undefined for one that visitors never get. */
  protected abstract textOf(status: number): ErrorText | undefined;
}
