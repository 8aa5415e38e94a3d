import { Controller, Get, Param } from '@nestjs/common';
import { Caller, PathId } from '@partner/http';
import { type Id, notFound } from '@partner/kernel';
import { May } from '../session/may.decorator.js';
import { type RecordKind, recordKinds } from './record-kinds.js';
import { RecordStories, type RecordStory } from './record-stories.js';

/** Everything about one record, as partners see it. */
@Controller('api/records')
@May('view')
export class RecordsController {
  constructor(private readonly stories: RecordStories) {}

  @Get(':kind/:id')
  async show(@Caller() { company }: Caller, @Param('kind') kind: string, @PathId() id: Id): Promise<RecordStory> {
    if (!recordKinds.includes(kind as RecordKind)) throw notFound('kind of record');
    return this.stories.of(company, kind as RecordKind, id);
  }
}
