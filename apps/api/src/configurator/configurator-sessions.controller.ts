import { Body, Controller } from '@nestjs/common';
import { type CreatedSession, CreateSession } from '@partner/configurator';
import { ApiItem, Caller, Idempotent, Post, Scope } from '@partner/http';
import { carryOut } from '../shared/carry-out.js';
import { ConfiguratorSessionItem } from './configurator-session.response.js';
import { CreateConfiguratorSessionRequest } from './configurator-sessions.requests.js';

/** Launches of the configurator over HTTP (§4.16). */
@Controller('partner/v1/configurator-sessions')
export class ConfiguratorSessionsController {
  constructor(private readonly createSession: CreateSession) {}

  @Post()
  @Scope('configurator-sessions.write')
  @Idempotent({ secret: true })
  @ApiItem(ConfiguratorSessionItem, 'The new session, with its launch link', { status: 201 })
  create(@Caller() caller: Caller, @Body() body: CreateConfiguratorSessionRequest): Promise<CreatedSession> {
    return carryOut(this.createSession, caller, body);
  }
}
