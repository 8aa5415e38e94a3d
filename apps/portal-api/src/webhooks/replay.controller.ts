import { Body, Controller, HttpCode } from '@nestjs/common';
import { ReplayEvents, type ReplayProgress } from '@partner/events';
import { Caller, Post, DateField, Flag, IdField, TextList } from '@partner/http';
import type { Id } from '@partner/kernel';
import { Manages } from '../session/manages.decorator.js';

/** Which events are delivered again (R86); what is absent does not restrict. */
class ReplayRequest {
  @DateField() from?: Date;
  @DateField({ endOfDay: true }) to?: Date;
  @TextList({ max: 100 }) types?: string[];
  @IdField() endpointId?: Id;
  /** The `nextCursor` of the part before. */
  @IdField() cursor?: Id;
  /** Whether to count only. */
  @Flag() dryRun?: boolean;
}

/** Events by what they are, delivered again part by part (R86, R102). */
@Controller('api')
@Manages()
export class ReplayController {
  constructor(private readonly replayEvents: ReplayEvents) {}

  @Post('events/replay')
  @HttpCode(202)
  replay(@Caller() actor: Caller, @Body() { endpointId, ...command }: ReplayRequest): Promise<ReplayProgress> {
    return this.replayEvents.execute(actor, { ...command, subscriptionId: endpointId });
  }
}
