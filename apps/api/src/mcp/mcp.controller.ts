import { Controller, Get, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import { allScopes } from '@partner/access';
import {
  AnyCaller,
  type ApiAdapter,
  BeforeTransaction,
  errorCatalogue,
  NoDryRun,
  RateLimit,
  Post,
  Public,
  UnparsedBody,
} from '@partner/http';
import { newId } from '@partner/kernel';
import { releaseVersion } from '@partner/runtime';
import { Contexts } from '@partner/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GuidePages } from '../guides/guide-pages.js';
import { searchIn } from '../search/search-index.js';
import { PublicAddress } from '../shared/public-address.js';
import { FrontDoor } from './front-door.js';
import { mcpPath } from './mcp-path.js';
import type { ContextOf } from './mcp-server.js';
import { type Operation, readOperations } from './operations.js';

/** The Model Context Protocol for assistants, and the metadata with which they authenticate (R113). */
@ApiExcludeController()
@Controller()
export class McpController {
  #operations: Promise<ReadonlyMap<string, Operation>> | undefined;
  #search: Promise<ReturnType<typeof searchIn>> | undefined;

  constructor(
    private readonly host: HttpAdapterHost<ApiAdapter>,
    private readonly contexts: Contexts,
    private readonly pages: GuidePages,
    private readonly address: PublicAddress,
  ) {}

  /** The protocol and the tools are loaded with the first request. */
  @Post(mcpPath)
  @AnyCaller()
  @RateLimit({ own: 'mcp' })
  @BeforeTransaction()
  @NoDryRun()
  @UnparsedBody()
  async answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<() => Promise<void>> {
    const { answerMcp } = await import('./mcp-server.js');
    const { text } = request.body as UnparsedBody;
    const wanted = new Request(`${this.address.url}${mcpPath}`, {
      method: 'POST',
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
      body: text,
    });
    const answer = await answerMcp(wanted, jsonOf(text), releaseVersion(), await this.#contextOf(request));
    return async () => {
      await reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text());
    };
  }

  /** Names the server that issues tokens for `/mcp` (RFC 9728). */
  @Get(['.well-known/oauth-protected-resource', '.well-known/oauth-protected-resource/mcp'])
  @Public()
  resource(): object {
    const { url } = this.address;
    return {
      resource: url + mcpPath,
      authorization_servers: [url],
      scopes_supported: allScopes,
      bearer_methods_supported: ['header'],
    };
  }

  /** Describes the token endpoint (RFC 8414). */
  @Get('.well-known/oauth-authorization-server')
  @Public()
  authorizationServer(): object {
    const { url } = this.address;
    return {
      issuer: url,
      token_endpoint: `${url}/oauth/token`,
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      response_types_supported: [],
      scopes_supported: allScopes,
    };
  }

  async #contextOf(request: FastifyRequest): Promise<ContextOf> {
    const operations = await (this.#operations ??= readOperations());
    const texts = new Map(errorCatalogue(this.contexts.all).map(({ code, text }) => [code, text]));
    const scopes = request.caller!.scopes;
    return (tool, { confirm, idempotencyKey = newId() }) => ({
      operations,
      scopes,
      door: new FrontDoor(this.host.httpAdapter, request, tool, {
        confirm: confirm === true,
        idempotencyKey: String(idempotencyKey),
      }),
      search: async (query) => (await (this.#search ??= this.pages.index().then(searchIn)))(query),
      remedy: (code) => texts.get(code),
    });
  }
}

/** Parses the body; undefined if it is not JSON, for which the protocol has an error. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
