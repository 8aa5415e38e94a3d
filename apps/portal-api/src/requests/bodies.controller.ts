import { Body, Controller, Get } from '@nestjs/common';
import { Caller, Flag, PathId, Put } from '@partner/http';
import { type Id, notFound } from '@partner/kernel';
import { KeepBodies, type KeptBodies, RequestQueries } from '@partner/request-log';
import { May } from '../session/may.decorator.js';

class KeepingRequest {
  @Flag({ required: true }) kept!: boolean;
}

/** Bodies of logged requests, which the company must have switched on (R100). */
@Controller('api')
@May('view')
export class BodiesController {
  constructor(
    private readonly requests: RequestQueries,
    private readonly keepBodies: KeepBodies,
  ) {}

  /** Time since which bodies are kept; null while they are not. */
  @Get('request-bodies')
  async show(@Caller() { company }: Caller) {
    return { since: await this.requests.keepsBodiesSince(company) };
  }

  /** Switching it off deletes what is kept. */
  @May('manage')
  @Put('request-bodies')
  async change(@Caller() actor: Caller, @Body() { kept }: KeepingRequest) {
    await this.keepBodies.execute(actor, kept);
    return this.show(actor);
  }

  @Get('requests/:id/bodies')
  async ofRequest(@Caller() { company }: Caller, @PathId() id: Id): Promise<KeptBodies> {
    const bodies = await this.requests.bodies(company, id);
    if (!bodies) throw notFound('request');
    return bodies;
  }
}
