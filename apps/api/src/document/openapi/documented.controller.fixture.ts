import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '@partner/kernel';
import {
  Amount,
  Flag,
  IdField,
  Idempotent,
  IfMatch,
  Instant,
  LimitParam,
  ListOf,
  Nested,
  OneOf,
  OptionalBody,
  Patch,
  PathId,
  Post,
  Public,
  References,
  Scope,
  SortParam,
  Text,
} from '@partner/http';
import { ApiFails, ApiFeed, ApiItem, ApiList } from '../../shared/operation.decorators.js';

class Contact {
  @Text({ max: 20 }) name?: string;
}

class Part {
  @IdField({ required: true }) productId!: Id;
}

class ThingFields {
  @Text({ max: 20, clearable: true }) title?: string | null;
  @Flag() active?: boolean;
  @Amount({ above: 0 }) width?: number;
  @OneOf(['red', 'green']) colour?: string;
  @Instant() at?: Date;
  @References() externalReferences?: Record<string, string | null>;
  @ListOf(() => Part, { max: 3 }) parts?: Part[];
}

class NewThing extends ThingFields {
  @Text({ required: true, max: 10 }) name!: string;
  @Nested(() => Contact, { required: true }) customer!: Contact;
}

class ThingQuery {
  @LimitParam() limit!: number;
  @SortParam(['createdAt', 'name'], 'createdAt') sort!: string;
}

class Note {
  @Text() note?: string;
}

/** Item of the documented routes. */
export class ThingItem {
  @ApiProperty() id!: string;
  @ApiProperty({ required: false, nullable: true, type: String }) title?: string | null;
}

/** Routes documented like the service's. */
@Controller('partner/v1/things')
export class DocumentedController {
  @Get()
  @Scope('things.read')
  @ApiList(ThingItem, 'Things of the company')
  list(@Query() _query: ThingQuery): object {
    return {};
  }

  @Get('feed')
  @Scope('things.read')
  @ApiFeed(ThingItem, 'Recent things')
  feed(): object {
    return {};
  }

  @Post()
  @Scope('things.write')
  @Idempotent()
  @ApiItem(ThingItem, 'The new thing', { status: 201, versioned: true })
  create(@Body() _body: NewThing): object {
    return {};
  }

  @Patch(':id')
  @Scope('things.write')
  @ApiItem(ThingItem, 'The thing after the change', { versioned: true })
  @ApiFails(423, 'The thing is locked')
  change(@PathId() _id: Id, @Body() _body: ThingFields, @IfMatch() _expected?: number): object {
    return {};
  }

  @Post(':id/note')
  @OptionalBody(Note)
  @Scope('things.write')
  note(@PathId() _id: Id, @Body() _body: Note): object {
    return {};
  }

  @Post('open')
  @Public()
  @HttpCode(200)
  @ApiItem(ThingItem, 'A thing, for anyone')
  open(): object {
    return {};
  }
}
