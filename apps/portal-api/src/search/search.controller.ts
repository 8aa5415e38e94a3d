import { Controller, Get, Query } from '@nestjs/common';
import { Caller, TextParam } from '@partner/http';
import { May } from '../session/may.decorator.js';
import { FindAnything, type FoundItem } from './find-anything.js';

class SearchQuery {
  @TextParam({ required: true }) text!: string;
}

/** Search of the whole portal by an ID, number or email. */
@Controller('api/search')
@May('view')
export class SearchController {
  constructor(private readonly findAnything: FindAnything) {}

  @Get()
  async search(@Caller() actor: Caller, @Query() { text }: SearchQuery): Promise<{ data: readonly FoundItem[] }> {
    return { data: await this.findAnything.execute(actor, text.trim()) };
  }
}
