import { applyDecorators, Body, Get, HttpCode, Query, type Type } from '@nestjs/common';
import {
  ApiFails,
  ApiItem,
  ApiList,
  Caller,
  Idempotent,
  IfMatch,
  type ListCache,
  Operation,
  Patch,
  PathId,
  Post,
  Scope,
} from '@partner/http';
import type {
  Id,
  JsonResponse,
  RecordAnswer,
  RecordQueries,
  RequestStatusCommand,
  StatusRecordQueries,
  Version,
} from '@partner/kernel';
import { joinedWords, upper } from './joined-words.js';
import { ListQuery } from './list.query.js';
import { StatusHistoryEntry } from './status-history.response.js';
import { type ExactStatusFields, statusCommand, type StatusRequest } from './status.request.js';

type Sentences = readonly [string, ...string[]];
type Answered = Promise<JsonResponse | RecordAnswer>;

/** The routes that all records have: their list, one of them, a new one and a changed one. */
export interface RecordRoutes<Criteria, Creation, Change> {
  /** The kind of record with its article: `a lead`. */
  readonly one: string;
  /** `leads`. */
  readonly many: string;
  /** Scopes without the right: `leads`. */
  readonly scope: string;
  readonly item: Type;
  /** The items of the list, where these are other ones. */
  readonly listed?: Type;
  readonly query: Type<Criteria>;
  readonly creation: Type<Creation>;
  readonly change: Type<Change>;
  /** True when the records have a version on the wire (R20). */
  readonly versioned?: boolean;
  /** Descriptions of the operations, sentence by sentence. */
  readonly texts: Readonly<Record<'list' | 'get' | 'create' | 'update', Sentences>>;
  /** Descriptions of responses that are more than the record. */
  readonly answers?: Readonly<Partial<Record<'list' | 'get' | 'create', string>>>;
  /** A failure that the writes have beside those of every write. */
  readonly fails?: Readonly<Partial<Record<'create' | 'update', readonly [status: number, description: string]>>>;
}

/** The routes of records with a status: a move of it, and its history, too. */
export interface StatusRecordRoutes<Criteria, Creation, Change, Status extends StatusRequest> extends RecordRoutes<
  Criteria,
  Creation,
  Change
> {
  readonly status: Type<Status & ExactStatusFields<Status>>;
  readonly texts: RecordRoutes<Criteria, Creation, Change>['texts'] & Readonly<Record<'status', Sentences>>;
}

/** A controller of records. The use cases of their writes are the subclass's. */
export function RecordController<Criteria, Creation extends object, Change extends object>(
  routes: RecordRoutes<Criteria, Creation, Change>,
) {
  const { scope, item: model, listed = model, versioned = false, texts, answers = {}, fails = {} } = routes;
  const { one, name, many, One, Name, Many, ids } = namesOf(routes);
  const failing = (what: 'create' | 'update'): MethodDecorator =>
    applyDecorators(...(fails[what] ? [ApiFails(...fails[what])] : []));

  abstract class Controller {
    constructor(
      protected readonly queries: RecordQueries<Criteria>,
      protected readonly lists: ListCache,
    ) {}

    @Get()
    @Operation(`list${ids}`, `List ${many}`, ...texts.list)
    @Scope(`${scope}.read`)
    @ApiList(listed, answers.list ?? `${Many}, newest first unless sorted otherwise`)
    list(@Caller() { company }: Caller, @Query() @Of(routes.query) query: Criteria) {
      const list = { company, ...this.queries.listDefinition };
      return this.lists.getOrLoad(list, query, () => this.queries.list(company, query));
    }

    @Get(':id')
    @Operation(`get${Name}`, `Get ${one}`, ...texts.get)
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
    async create(@Caller() caller: Caller, @Body() @Of(routes.creation) body: Creation): Answered {
      return this.written(caller, await this.creates(caller, body));
    }

    @Patch(':id')
    @Operation(`update${Name}`, `Update ${one}`, ...texts.update)
    @Scope(`${scope}.write`)
    @ApiItem(model, `The ${name} after the change`, { versioned })
    @failing('update')
    async change(
      @Caller() caller: Caller,
      @PathId() id: Id,
      @Body() @Of(routes.change) body: Change,
      @(versioned ? IfMatch() : unused) expected?: Version,
    ): Answered {
      await this.changes(caller, body, { id, expected });
      return this.written(caller, id);
    }

    /** The record as a write answers with it. */
    protected written({ company }: Caller, id: Id): Answered | RecordAnswer {
      return this.queries.item(company, id);
    }

    /** Makes a record of the body. @returns its id. */
    protected abstract creates(caller: Caller, body: Creation): Promise<Id>;
    /** Changes a record as the body says. */
    protected abstract changes(caller: Caller, body: Change, which: { id: Id; expected?: Version }): Promise<unknown>;
  }
  return Controller;
}

/** A controller of records with a status. A write answers with the record as it is committed. */
export function StatusRecordController<
  Criteria,
  Creation extends object,
  Change extends object,
  Status extends StatusRequest,
>(routes: StatusRecordRoutes<Criteria, Creation, Change, Status>) {
  const { scope, item: model, texts } = routes;
  const { one, name, Name } = namesOf(routes);

  abstract class Controller extends RecordController<Criteria, Creation, Change>({ ...routes, versioned: true }) {
    constructor(
      protected override readonly queries: StatusRecordQueries<Criteria>,
      private readonly statuses: { request(caller: Caller, command: RequestStatusCommand): Promise<void> },
      lists: ListCache,
    ) {
      super(queries, lists);
    }

    @Post(':id/status')
    @Operation(`change${Name}Status`, `Change the status of ${one}`, ...texts.status)
    @HttpCode(200)
    @Scope(`${scope}.write`)
    @ApiItem(model, `The ${name} after the move`, { versioned: true })
    async status(
      @Caller() caller: Caller,
      @PathId() id: Id,
      @Body() @Of(routes.status) body: StatusRequest,
      @IfMatch() expected?: Version,
    ): Answered {
      await this.statuses.request(caller, statusCommand(body, id, expected));
      return this.written(caller, id);
    }

    @Get(':id/status-history')
    @Operation(
      `list${Name}StatusHistory`,
      `List the status history of ${one}`,
      `What became of the ${name}, newest first unless \`order=asc\`, whoever moved it.`,
    )
    @Scope(`${scope}.read`)
    @ApiList(StatusHistoryEntry, `What became of the ${name}, newest first`)
    history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
      const list = { company, ...this.queries.historyDefinition(id) };
      return this.lists.getOrLoad(list, query, () => this.queries.history(company, id, query));
    }

    protected override written({ company }: Caller, id: Id): RecordAnswer {
      return this.queries.answer(company, id);
    }
  }
  return Controller;
}

/** The words of the document for a kind of record, and of the ids of its operations. */
function namesOf({ one, many }: { readonly one: string; readonly many: string }) {
  const name = one.slice(one.indexOf(' ') + 1);
  return { one, name, many, One: upper(one), Name: joinedWords(name), Many: upper(many), ids: joinedWords(many) };
}

/** The class of a parameter whose type is another one for each controller. */
const Of =
  (type: Type): ParameterDecorator =>
  (target, method, index) => {
    const types = Reflect.getMetadata('design:paramtypes', target, method!) as readonly unknown[];
    Reflect.defineMetadata('design:paramtypes', types.with(index, type), target, method!);
  };

/** In place of a decorator of a parameter that a controller does not have. */
const unused: ParameterDecorator = () => undefined;
