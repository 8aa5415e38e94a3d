import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import {
  conflict,
  DomainError,
  gone,
  type Id,
  JsonResponse,
  notFound,
  type Span,
  staleVersion,
  unavailable,
} from '@partner/kernel';
import { WorkScope } from '@partner/postgres';
import {
  Amount,
  AnyCaller,
  BodyLimit,
  Caller,
  Changes,
  DateField,
  Delete,
  Email,
  Flag,
  FreeJson,
  IdField,
  IdParam,
  IfMatch,
  Instant,
  Integer,
  LimitParam,
  ListOf,
  ListParam,
  Metadata,
  Name,
  Nested,
  NumberParam,
  OneOf,
  OptionalBody,
  PageParam,
  Patch,
  PathId,
  Phone,
  Post,
  Public,
  PublicLink,
  queryParam,
  References,
  Scope,
  SpanParam,
  Text,
  TextParam,
  UnparsedBody,
  ValueList,
} from '../index.js';

export class Contact {
  @Text({ max: 20 }) name?: string;
  @Email() email?: string;
  @Phone() phone?: string;
}

export class Part {
  @IdField({ required: true }) productId!: Id;
  @Integer({ min: 1 }) quantity?: number;
}

export class ThingFields {
  @Text({ max: 20, clearable: true }) title?: string | null;
  @Name({ max: 20 }) nick?: string;
  @Flag() active?: boolean;
  @Amount({ min: 0 }) price?: number;
  @Amount({ above: 0 }) width?: number;
  @OneOf(['red', 'green']) colour?: string;
  @IdField() locationId?: Id;
  @Instant() at?: Date;
  @DateField({ clearable: true }) day?: Date | null;
  @DateField({ endOfDay: true }) until?: Date;
  @References() externalReferences?: Record<string, string | null>;
  @Metadata({ clearable: true }) sourceMetadata?: Record<string, unknown> | null;
  @FreeJson({ of: 'list' }) categories?: unknown[];
  @ValueList('text', { max: 2 }) tags?: string[];
  @ListOf(() => Part, { max: 3, unique: 'productId' }) parts?: Part[];
}

@Changes()
export class ThingChanges extends ThingFields {}

export class NewThing extends ThingFields {
  @Text({ required: true, max: 10 }) name!: string;
  @Nested(() => Contact, { required: true }) customer!: Contact;
}

export class ThingQuery {
  @PageParam() page!: number;
  @LimitParam() limit!: number;
  @queryParam({ schema: { type: String, enum: ['createdAt', 'name'] }, standard: 'createdAt' }) sort!: string;
  @queryParam({ schema: { type: String, enum: ['asc', 'desc'] }, standard: 'desc', rule: 'asc or desc' })
  order!: string;
  @TextParam() search?: string;
  @queryParam({
    schema: { type: Boolean },
    read: (text) => ({ '0': false, '1': true })[text],
    rule: '1 or 0',
    isValid: (value) => typeof value === 'boolean',
  })
  active?: boolean;
  @SpanParam() createdFrom?: Span;
  @IdParam() cursor?: Id;
  @NumberParam() orderNumber?: number;
  @ListParam() types?: string[];
  @ListParam({ known: { values: ['red', 'green'], list: true } }) colours?: string[];
  @TextParam({ known: { values: ['small', 'large'], fold: (text) => text.toLowerCase() } }) size?: string;
}

export class Note {
  @Text() note?: string;
}

const failures: Record<string, () => Error> = {
  missing: () => notFound('thing'),
  forbidden: () => new DomainError('forbidden', 'privileged_user', 'not you'),
  conflict: () => conflict('changed_meanwhile', 'no'),
  stale: () => staleVersion(7),
  locked: () => new DomainError('locked', 'contract_signed', 'signed'),
  gone: () => gone('link_expired', 'used'),
  reused: () => new DomainError('unprocessable', 'idempotency_key_reused', 'another body'),
  limited: () => new DomainError('limited', 'too_many_invitations', 'tomorrow', { retryAfter: 60 }),
  unavailable: () => unavailable('try_again', 'later'),
  unknown: () => new Error('secret detail'),
};

/** Routes that exercise every part of the pipeline. */
@Controller('things')
@Scope('things.read')
export class ThingsController {
  @Get()
  list(@Query() query: ThingQuery): object {
    return query;
  }

  @Get('fail/:how')
  fail(@Param('how') how: string): never {
    throw failures[how]?.() ?? new Error(how);
  }

  @Get('slow')
  @AnyCaller()
  slow(): Promise<unknown> {
    const never = Promise.withResolvers<never>();
    const cancel = async (): Promise<void> => never.reject(new Error('cancelled'));
    return WorkScope.current?.track({ cancel }, () => never.promise) ?? never.promise;
  }

  @Get('me')
  @AnyCaller()
  me(@Caller() { name, requestId }: Caller): object {
    return { name, requestId, scope: WorkScope.current?.requestId };
  }

  @Get('open')
  @Public()
  open(): object {
    return { open: true };
  }

  /** A link that exists if its id ends in 1. */
  @Get('link/:id')
  @PublicLink(404)
  link(@PathId() id: Id): object {
    if (!id.endsWith('1')) throw notFound('thing');
    return { id };
  }

  @Get(':id')
  item(@PathId() id: Id): JsonResponse {
    return new JsonResponse(`{"id": "${id}"}`, 3);
  }

  @Post()
  @Scope('things.write')
  create(@Body() body: NewThing): object {
    return { ...body, metadata: JSON.stringify(body.sourceMetadata) };
  }

  @Patch(':id')
  @Scope('things.write')
  change(@PathId() _id: Id, @Body() body: ThingChanges, @IfMatch() expected?: number): object {
    return { body, expected };
  }

  @Post(':id/merge')
  @HttpCode(200)
  merge(@PathId({ malformed: 'invalid' }) id: Id): object {
    return { id };
  }

  @Post(':id/note')
  @OptionalBody(Note)
  @BodyLimit(100)
  note(@PathId() _id: Id, @Body() body: Note): object {
    return { body };
  }

  @Post('form')
  @Public()
  @UnparsedBody()
  form(@Body() body: UnparsedBody): object {
    return body;
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@PathId() _id: Id): void {
    return;
  }
}
