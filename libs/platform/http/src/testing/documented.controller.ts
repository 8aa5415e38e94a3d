import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '@partner/kernel';
import { Idempotent } from '../idempotency/idempotent.decorator.js';
import { ApiFails, ApiFeed, ApiItem, ApiList, IfMatch, Patch, PathId, Post, Public, Scope } from '../index.js';
import { NewThing, ThingFields, ThingQuery } from './things.controller.js';

/** The item of the documented routes. */
export class ThingItem {
  @ApiProperty() id!: string;
  @ApiProperty({ required: false, nullable: true, type: String }) title?: string | null;
}

/** Routes documented the way the service's are. */
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
  @ApiFeed(ThingItem, 'What happened')
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

  @Post('open')
  @Public()
  @HttpCode(200)
  @ApiItem(ThingItem, 'Anybody')
  open(): object {
    return {};
  }
}
