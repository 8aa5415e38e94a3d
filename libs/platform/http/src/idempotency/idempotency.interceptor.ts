import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  Optional,
} from '@nestjs/common';
import { DomainError, gone, HiddenRecords, type Id, notFound } from '@partner/kernel';
import { Database, FinalStatement } from '@partner/postgres';
import { SecretBox } from '@partner/runtime';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { completeBody, failureOf } from '../errors/failure.js';
import { HttpFailure } from '../errors/http-failure.js';
import { effectsText, isDryRun, refuseDryRun } from '../dry-run/dry-run.js';
import { ListCache } from '../list-cache/list-cache.js';
import { responseOf, responseOfFailure, type StoredResponse, isFinal, applyResponse } from './stored-response.js';
import { type Claim, IdempotencyKeys, type Lookup } from './idempotency-keys.js';
import { idempotentOptions, type LastStep } from './idempotent.decorator.js';
import { type Operation, operationOf, recordsOf } from './operation.js';

/**
 * Runs every write in one transaction, including the read of its response, and executes an operation with a key once
 * (§4.17).
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    @Inject(DatabaseUnitOfWork) private readonly units: DatabaseUnitOfWork,
    @Inject(IdempotencyKeys) private readonly keys: IdempotencyKeys,
    @Inject(Database) private readonly database: Database,
    @Inject(ListCache) private readonly lists: ListCache,
    @Optional() @Inject(SecretBox) private readonly seal?: SecretBox,
    @Optional() @Inject(HiddenRecords) private readonly hidden?: HiddenRecords,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const handle = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const { caller } = request;
    const options = idempotentOptions(context);
    // A handler runs inside the transaction, or before it if it calls another system.
    const prepare = options?.callsExternalSystem ? (handle as () => Promise<LastStep<unknown>>) : async () => handle;
    const operation =
      caller && options && !options.withoutKeys ? operationOf(request, caller.company, options) : undefined;
    const reply = http.getResponse<FastifyReply>();
    if (isDryRun(request)) {
      if (caller?.kind !== 'credential') refuseDryRun(request);
      return of(await this.#dryRun(operation, request, reply, prepare));
    }
    if (!operation) return of(await this.#transaction(request, prepare));
    return of(applyResponse(reply, await this.#runOnce(operation, request, reply, prepare)));
  }

  /** Runs the change and rolls it back (I7). A key that was used has the same outcome as without a dry run. */
  async #dryRun(
    operation: Operation | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    prepare: () => Promise<LastStep<unknown>>,
  ): Promise<unknown> {
    reply.header('Partner-Dry-Run', 'true');
    const used = operation && (await this.keys.look(operation));
    if (operation && used) return applyResponse(reply, await this.#repeated(used, operation, reply));
    const tried = this.units.dryRun(async () => {
      const step = await prepare();
      return step();
    });
    const { result, effects } = await this.#explained(request, tried);
    const ids = [...effects.records.map(({ id }) => id), ...effects.events.map(({ resourceId }) => resourceId)];
    const hidden = (await this.hidden?.among(request.caller!.company, ids)) ?? [];
    reply.header('Partner-Effects', effectsText(effects, new Set(hidden.map(({ id }) => id))));
    return result;
  }

  async #runOnce(
    operation: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
    prepare: () => Promise<LastStep<unknown>>,
  ): Promise<StoredResponse> {
    const found = await this.keys.claim(operation);
    if (found.state === 'claimed')
      return this.#run(found.claim, operation, request, async () => {
        const last = await prepare();
        return async () => this.#finishStatement(found.claim, operation, await last(), reply);
      });
    return this.#repeated(found, operation, reply);
  }

  /** Returns the stored response of a key that was used. @throws the error of one that cannot be used. */
  async #repeated(
    found: Exclude<Lookup, { state: 'claimed' }>,
    operation: Operation,
    reply: FastifyReply,
  ): Promise<StoredResponse> {
    if (found.state === 'otherBody')
      throw new DomainError(
        'unprocessable',
        'idempotency_key_reused',
        'this Idempotency-Key was used with a different body',
        {
          field: 'Idempotency-Key',
          reason: 'Send another key for another request. A retry repeats the key and the body unchanged.',
        },
      );
    if (found.state === 'running') {
      throw new HttpFailure('idempotency_key_in_use', 'the request with this Idempotency-Key is still running', {
        'retry-after': '1',
      });
    }
    // An erasure empties the response and keeps the key (I5).
    if (found.answer.status === 410 && found.answer.body === undefined)
      throw gone('response_erased', 'the stored response of this Idempotency-Key was erased with its customer');
    const answer = this.#sealedOrOpened(found.answer, operation, 'open');
    // A hidden record is hidden from its own creator, too (§1.7, I4).
    const { records } = recordsOf(operation.endpoint, answer.body);
    const [hidden] = (await this.hidden?.among(operation.company, records)) ?? [];
    if (hidden) throw notFound(hidden.kind);
    // The process that made the change may have stopped before it dropped the cached lists (W13).
    await this.lists.committed(operation.company, found.kinds);
    reply.header('Idempotency-Replayed', 'true');
    return answer;
  }

  async #run(
    claim: Claim,
    operation: Operation,
    request: FastifyRequest,
    prepare: () => Promise<LastStep<FinalStatement<StoredResponse>>>,
  ): Promise<StoredResponse> {
    try {
      return await this.#transaction(request, prepare);
    } catch (error) {
      const failure = failureOf(request.work?.cancelled ?? error, request);
      if (!isFinal(failure)) {
        await this.keys.release(claim);
        throw error;
      }
      const answer = responseOfFailure({ ...failure, body: completeBody(failure.body, request) });
      await this.keys.finishUnchanged(claim, this.#sealedOrOpened(answer, operation, 'seal'));
      return answer;
    }
  }

  #transaction<T>(request: FastifyRequest, prepare: () => Promise<LastStep<T | FinalStatement<T>>>): Promise<T> {
    return this.#explained(
      request,
      prepare().then((step) => this.units.transaction(step)),
    );
  }

  /** Waits for a change. A conflict names the other record if the caller may read it (W19). */
  async #explained<T>({ caller, body }: FastifyRequest, change: Promise<T>): Promise<T> {
    try {
      return await change;
    } catch (error) {
      const conflicting = error instanceof DomainError ? error.details.conflicting : undefined;
      if (!caller || !conflicting || !caller.scopes.has(`partner-api.${conflicting.area}.read`)) throw error;
      const find = (): Promise<Id | undefined> =>
        this.database.conflictingId(error as DomainError, caller.company, (body ?? {}) as Record<string, unknown>);
      const id = conflicting.id ?? (await find());
      if (id === undefined || (await this.hidden?.among(caller.company, [id]))?.length) throw error;
      throw Object.assign(error as DomainError, { details: { ...(error as DomainError).details, conflictingId: id } });
    }
  }

  /** Returns the statement that stores the handler's response, committed with its changes (I3). */
  #finishStatement(
    claim: Claim,
    operation: Operation,
    result: unknown,
    reply: FastifyReply,
  ): FinalStatement<StoredResponse> {
    const kinds = this.units.changedKinds;
    if (!(result instanceof FinalStatement)) {
      const answer = responseOf(result, reply);
      return new FinalStatement(
        this.keys.finishStatement(claim, this.#sealedOrOpened(answer, operation, 'seal'), kinds),
        () => answer,
      );
    }
    if (operation.secret)
      throw new Error(
        'a response that is read by the final statement cannot be sealed, so it must not contain a secret',
      );
    const statement = this.keys.finishItemStatement(claim, responseOf(undefined, reply), result.statement, kinds);
    return new FinalStatement(statement, (rows) => responseOf(result.result(rows), reply));
  }

  /** Seals the body for storage, or opens it, if the operation's responses contain a secret. */
  #sealedOrOpened(answer: StoredResponse, { secret, company }: Operation, how: 'seal' | 'open'): StoredResponse {
    if (!secret || answer.body === undefined) return answer;
    if (!this.seal) throw new Error('responses that contain a secret require a SecretBox');
    return { ...answer, body: this.seal[how](answer.body, `answer of company ${company}`) };
  }
}
