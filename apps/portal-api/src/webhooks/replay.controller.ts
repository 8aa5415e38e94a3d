import { Body, Controller, HttpCode } from '@nestjs/common';
import { ReplayEvents, type ReplayProgress } from '@partner/events';
import { Caller, DateField, Flag, IdField, Post, ValueList } from '@partner/http';
import type { Id } from '@partner/kernel';
import { May } from '../session/may.decorator.js';

/** Selects the events to deliver again (R86). An absent filter does not restrict. */
class ReplayRequest {
  @DateField() from?: Date;
  @DateField({ endOfDay: true }) to?: Date;
  @ValueList('text', { max: 100 }) types?: string[];
  @IdField() endpointId?: Id;
  /** The `nextCursor` of the previous part. */
  @IdField() cursor?: Id;
  /** True to count without sending. */
  @Flag() dryRun?: boolean;
}

/** Replay of events that match a filter, part by part (R86, R102). */
@Controller('api')
@May('view')
export class ReplayController {
  constructor(private readonly replayEvents: ReplayEvents) {}

  @May('webhooks')
  @Post('events/replay')
  @HttpCode(202)
  replay(@Caller() actor: Caller, @Body() { endpointId, ...command }: ReplayRequest): Promise<ReplayProgress> {
    return this.replayEvents.execute(actor, { ...command, subscriptionId: endpointId });
  }
}
