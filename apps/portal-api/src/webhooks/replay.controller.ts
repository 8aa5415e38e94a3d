import { Body, Controller, HttpCode } from '@nestjs/common';
import { ReplayEvents, type ReplayProgress } from '@partner/events';
import { Caller, Post } from '@partner/http';
import { Manages } from '../session/manages.decorator.js';
import { ReplayRequest } from './replay.request.js';

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
