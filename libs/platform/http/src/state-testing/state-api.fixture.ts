import {
  Body,
  Controller,
  type DynamicModule,
  Get,
  Global,
  HttpCode,
  Inject,
  Module,
  Param,
  Res,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type CompanyId, conflict, type Id, JsonResponse, UnitOfWork } from '@partner/kernel';
import { Database, ItemLoader } from '@partner/postgres';
import { PersistenceModule } from '@partner/schema';
import type { FastifyReply } from 'fastify';
import sql from 'sql-template-tag';
import {
  AnyCaller,
  ApiAdapter,
  type Caller,
  Caller as CallerOf,
  CallerResolver,
  FreeJson,
  HttpModule,
  Post,
  Text,
} from '../index.js';
import { Idempotent } from '../idempotency/idempotent.decorator.js';
import { ListResponse } from '../list-cache/list-cache-store.js';
import { ListCache } from '../list-cache/list-cache.js';
import { PlatformStateModule, type PlatformStateOptions } from '../platform-state.module.js';
import { Thing, Things } from './things.fixture.js';

/** Hook that the handlers below call midway. Set by a test. */
export const onTheWay: { thing: (name: string) => Promise<void> } = { thing: async () => undefined };

class NewThing {
  @Text({ required: true }) name!: string;
  @FreeJson() data?: Record<string, unknown>;
}

/** Things as an API context would expose them. */
@Controller('things')
@AnyCaller()
export class ThingsController {
  private readonly things: Things;
  /** Things as partners see them, unless they are hidden. */
  private readonly items: ItemLoader;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UnitOfWork) private readonly work: UnitOfWork,
    @Inject(ListCache) private readonly lists: ListCache,
  ) {
    this.things = new Things(database);
    this.items = new ItemLoader(database, {
      table: sql`things`,
      where: sql`t.name <> 'read, hidden'`,
      item: sql`json_build_object('id', t.id, 'name', t.name)::text`,
    });
  }

  @Post()
  @Idempotent()
  async create(
    @CallerOf() caller: Caller,
    @Body() { name }: NewThing,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const id = await this.#add(caller, name);
    await onTheWay.thing(name);
    if (name === 'rude') throw conflict('changed_meanwhile', 'no');
    if (name === 'broken') throw new Error('a bug');
    if (name === 'existing') reply.status(200);
    if (name === 'endless') await this.database.query(sql`select pg_sleep(60)`);
    reply.header('Location', `/things/${id}`);
    if (name.startsWith('read')) return this.items.response(caller.company, id, 'thing');
    return new JsonResponse(`{"id": "${id}", "name": "${name}"}`, 7);
  }

  @Post(':id/close')
  @HttpCode(204)
  @Idempotent()
  async close(@CallerOf() caller: Caller, @Param('id') id: string, @Body() { name }: NewThing): Promise<void> {
    await this.#add(caller, id + name);
  }

  @Post('plain')
  async plain(@CallerOf() caller: Caller, @Body() { name }: NewThing): Promise<{ name: string }> {
    await this.#add(caller, name);
    if (name === 'broken') throw new Error('a bug');
    return { name };
  }

  @Get()
  list(@CallerOf() { company }: Caller): Promise<ListResponse> {
    return this.lists.getOrLoad({ company, route: 'things', shows: ['lead'] }, {}, async () => {
      const [found] = await this.database.query<{ text: string }>(
        sql`select count(*)::text as text from things where company_id = ${company}`,
      );
      const row = found!;
      return new JsonResponse(row.text);
    });
  }

  #add(caller: Caller, name: string): Promise<Id> {
    return this.work.run(caller, async () => {
      const thing = Thing.named(name, caller.company);
      await this.things.add(thing);
      return thing.id;
    });
  }
}

/** Treats a token as the id of the caller's company. */
class AnyCompany extends CallerResolver {
  async resolve(token: string): Promise<Caller> {
    return this.known(token);
  }

  known(token: string): Caller {
    return {
      company: token as CompanyId,
      kind: 'credential',
      id: token as CompanyId,
      name: 'test',
      credentialType: 'api_key',
      scopes: new Set(),
    };
  }
}

@Global()
@Module({ providers: [{ provide: CallerResolver, useClass: AnyCompany }], exports: [CallerResolver] })
class TestAccess {}

/** Starts one API process with the whole pipeline on a real database. */
export async function anApi(
  databaseUrl: string,
  state: PlatformStateOptions = {},
  timeout?: number,
): Promise<{ app: NestFastifyApplication; url: string }> {
  const root: DynamicModule = {
    module: class Root {},
    imports: [
      PersistenceModule.forRoot({ url: databaseUrl }),
      PlatformStateModule.forRoot({ ratePerSecond: 10_000, burst: 10_000, ...state }),
      TestAccess,
      HttpModule.forRoot({ limited: true, transactions: {} }),
    ],
    controllers: [ThingsController],
  };
  const app = await NestFactory.create<NestFastifyApplication>(root, new ApiAdapter({ timeout }), {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  await app.listen(0, '127.0.0.1');
  return { app, url: await app.getUrl() };
}
