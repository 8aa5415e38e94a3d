import { applyDecorators, Body, Get, HttpCode, Inject, Query, type Type, UseInterceptors } from '@nestjs/common';
import { Caller, Changes, Idempotent, IfMatch, ListCache, Patch, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse, RecordResponse, RecordQueries, StatusRecordQueries, Version } from '@partner/kernel';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ApiFails, ApiItem, ApiList, Operation } from './operation.decorators.js';
import { pascalCase, capitalize } from './word-case.js';
import { UnknownFilters } from './unknown-filters.js';
import { ListQuery } from './list.query.js';
import type { ChangeWrite, Write } from './write.js';
import { type ExactStatusFields, type StatusCommand, statusCommand, type StatusRequest } from './status.request.js';

/** Credential or user that changed a status. */
class HistoryActor {
  @ApiPropertyOptional({ example: 'Website integration' }) name?: string;
  @ApiPropertyOptional({ example: 'ada@example.com' }) email?: string;
}

/** Entry of a status history (§2.17). */
class StatusHistoryEntry {
  @ApiProperty({ example: 'Lost' }) status!: string;
  @ApiPropertyOptional({ example: 'Open', description: 'Previous status. Absent in the first entry.' })
  previousStatus?: string;
  @ApiPropertyOptional({ example: 'Bought elsewhere', description: 'Note on the change, if any.' })
  description?: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) changedAt!: string;
  @ApiProperty({ type: HistoryActor }) actor!: HistoryActor;
}

type Sentences = readonly [string, ...string[]];
type Answered = Promise<JsonResponse | RecordResponse>;
type Token<T> = abstract new (...args: never[]) => T;
type Requesting = { request(caller: Caller, command: StatusCommand): Promise<void> };
type Executing<Result> = { execute(caller: Caller, command: object): Promise<Result> };

/** Common routes of records: list, get, create and update. */
export interface RecordRoutes<Criteria, Creation, Change, Queries> {
  /** Kind of record with article: `a lead`. */
  readonly one: string;
  /** Plural: `leads`. */
  readonly many: string;
  /** Scope without the right: `leads`. */
  readonly scope: string;
  readonly item: Type;
  /** Item type of the list. Defaults to `item`. */
  readonly listed?: Type;
  readonly query: Type<Criteria>;
  readonly queries: Token<Queries>;
  readonly creation: Write<Creation, Id>;
  /** With a version if the API shows one of the records (R20). */
  readonly change: ChangeWrite<Change>;
  /** True if the list is filtered by a location: if nothing matches one that does not exist, it warns. */
  readonly filtersByLocation?: boolean;
  /** Descriptions of the operations, by sentence. */
  readonly texts: Readonly<Record<'list' | 'get' | 'create' | 'update', Sentences>>;
  /** Descriptions of responses, if they need more than the name of the record. */
  readonly answers?: Readonly<Partial<Record<'list' | 'get' | 'create', string>>>;
  /** Additional failures of the writes. */
  readonly fails?: Readonly<Partial<Record<'create' | 'update', readonly [status: number, description: string]>>>;
}

/** Routes of records with a status: also a status change and the status history. */
export interface StatusRecordRoutes<Criteria, Creation, Change, Status extends StatusRequest> extends RecordRoutes<
  Criteria,
  Creation,
  Change,
  StatusRecordQueries<Criteria>
> {
  readonly status: Type<Status & ExactStatusFields<Status>>;
  readonly statuses: Token<Requesting>;
  readonly texts: RecordRoutes<Criteria, Creation, Change, unknown>['texts'] & Readonly<Record<'status', Sentences>>;
}

/** Creates a base controller for records, which calls their use cases. */
export function RecordController<
  Criteria,
  Creation extends object,
  Change extends object,
  Queries extends RecordQueries<Criteria>,
>(routes: RecordRoutes<Criteria, Creation, Change, Queries>) {
  const { scope, item: model, listed = model, texts, answers = {}, fails = {} } = routes;
  const { creation, change, filtersByLocation = false } = routes;
  const { versioned } = change;
  const { one, name, many, One, Name, ids } = namesOf(routes);
  const failing = (what: 'create' | 'update'): MethodDecorator =>
    applyDecorators(...(fails[what] ? [ApiFails(...fails[what])] : []));

  const warned: MethodDecorator = filtersByLocation ? UseInterceptors(UnknownFilters) : () => undefined;

  abstract class Controller {
    @Inject(routes.queries) protected readonly queries!: Queries;
    @Inject(ListCache) protected readonly lists!: ListCache;
    @Inject(creation.useCase) private readonly creations!: Executing<Id>;
    @Inject(change.useCase) private readonly changes!: Executing<unknown>;

    @Get()
    @warned
    @Operation(`list${ids}`, `List ${many}`, ...texts.list)
    @Scope(`${scope}.read`)
    @ApiList(listed, answers.list ?? `A page of ${many}, newest first by default`)
    list(@Caller() { company }: Caller, @Query() @Of(routes.query) query: Criteria) {
      const list = { company, ...this.queries.listDefinition };
      return this.lists.getOrLoad(list, query, () => this.queries.list(company, query));
    }

    @Get(':id')
    @Operation(`get${Name}`, `Retrieve ${one}`, ...texts.get)
    @Scope(`${scope}.read`)
    @ApiItem(model, answers.get ?? One, { versioned })
    item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
      return this.queries.item(company, id);
    }

    @Post()
    @Operation(`create${Name}`, `Create ${one}`, ...texts.create)
    @Scope(`${scope}.write`)
    @Idempotent()
    @failing('create')
    @ApiItem(model, answers.create ?? `The new ${name}`, { status: 201, versioned })
    async create(@Caller() caller: Caller, @Body() @Of(creation.body) body: Creation): Answered {
      return this.responseOf(caller, await this.createRecord(caller, body));
    }

    @Patch(':id')
    @Operation(`update${Name}`, `Update ${one}`, ...texts.update)
    @Scope(`${scope}.write`)
    @ApiItem(model, `The updated ${name}`, { versioned })
    @failing('update')
    async change(
      @Caller() caller: Caller,
      @PathId() id: Id,
      @Body() @Of(change.body) body: Change,
      @(versioned ? IfMatch() : unused) expected?: Version,
    ): Answered {
      await this.updateRecord(caller, body, { id, ...(versioned && { expected }) });
      return this.responseOf(caller, id);
    }

    /** Returns the record as the response to a write. */
    protected responseOf({ company }: Caller, id: Id): Answered | RecordResponse {
      return this.queries.item(company, id);
    }

    private createRecord(caller: Caller, body: Creation): Promise<Id> {
      return this.creations.execute(caller, creation.command(body));
    }

    private updateRecord(caller: Caller, body: Change, which: { id: Id; expected?: Version }): Promise<unknown> {
      return this.changes.execute(caller, { ...change.command(body), ...which });
    }
  }
  return Controller;
}

/** Creates a base controller for records with a status. Writes return the record as committed. */
export function StatusRecordController<
  Criteria,
  Creation extends object,
  Change extends object,
  Status extends StatusRequest,
>(routes: StatusRecordRoutes<Criteria, Creation, Change, Status>) {
  const { scope, item: model, texts } = routes;
  const { one, name, Name } = namesOf(routes);
  Changes({
    status: `POST /partner/v1/${scope}/{id}/status`,
    version: 'Send the version in quotes in the header If-Match.',
  })(routes.change.body);

  abstract class Controller extends RecordController(routes) {
    @Inject(routes.statuses) private readonly statuses!: Requesting;

    @Post(':id/status')
    @Operation(`change${Name}Status`, `Change the status of ${one}`, ...texts.status)
    @HttpCode(200)
    @Scope(`${scope}.write`)
    @ApiItem(model, `The updated ${name}`, { versioned: true })
    async status(
      @Caller() caller: Caller,
      @PathId() id: Id,
      @Body() @Of(routes.status) body: StatusRequest,
      @IfMatch() expected?: Version,
    ): Answered {
      await this.statuses.request(caller, statusCommand(body, id, expected));
      return this.responseOf(caller, id);
    }

    @Get(':id/status-history')
    @Operation(
      `list${Name}StatusHistory`,
      `List the status history of ${one}`,
      `Returns all status changes of the ${name}, made by any caller, newest first unless \`order=asc\`.`,
    )
    @Scope(`${scope}.read`)
    @ApiList(StatusHistoryEntry, `A page of status changes of the ${name}, newest first by default`)
    history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
      const list = { company, ...this.queries.historyDefinition(id) };
      return this.lists.getOrLoad(list, query, () => this.queries.history(company, id, query));
    }

    protected override responseOf({ company }: Caller, id: Id): RecordResponse {
      return this.queries.response(company, id);
    }
  }
  return Controller;
}

/** Builds the names for a kind of record: texts of the document and ids of the operations. */
function namesOf({ one, many }: { readonly one: string; readonly many: string }) {
  const name = one.slice(one.indexOf(' ') + 1);
  return { one, name, many, One: capitalize(one), Name: pascalCase(name), ids: pascalCase(many) };
}

/** Sets the type of a parameter that differs by controller. */
const Of =
  (type: Type): ParameterDecorator =>
  (target, method, index) => {
    const types = Reflect.getMetadata('design:paramtypes', target, method!) as readonly unknown[];
    Reflect.defineMetadata('design:paramtypes', types.with(index, type), target, method!);
  };

/** Replaces the decorator of a parameter that a controller does not have. */
const unused: ParameterDecorator = () => undefined;
