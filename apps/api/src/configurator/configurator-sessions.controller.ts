import { Body, Controller } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type CreatedSession, CreateSession } from '@partner/configurator';
import { Caller, Idempotent, Post, Scope, IdField, Integer, SerialNumber, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { ApiItem, Operation } from '../shared/operation.decorators.js';

const one = 'Pass at most one of `quoteId`, `workOrderId` and `serialNumber`.';

/** Launch options of the configurator (§4.16), all of them optional. */
class CreateConfiguratorSessionRequest {
  @IdField({
    example: '65f0c0ffee0000000000c001',
    description: 'Customer of the session. With a quote, must be the customer of the quote.',
  })
  customerId?: Id;
  @IdField({ example: '65f0c0ffee0000000000b001' }) locationId?: Id;
  @IdField({ example: '65f0c0ffee0000000000e001', description: one }) quoteId?: Id;
  @IdField({ example: '65f0c0ffee0000000000d001', description: one }) workOrderId?: Id;
  @SerialNumber({ example: 'SPR-1042', description: one }) serialNumber?: string;
  @Text({
    max: 2000,
    pattern: /^[Hh][Tt][Tt][Pp][Ss]?:/,
    form: 'an absolute http or https URL',
    example: 'https://shop.example.com/configured?cart=7',
    description: "URL the visitor returns to. Its origin must be on the company's launch allowlist.",
  })
  returnUrl?: string;
  @Integer({ min: 60, max: 3600, example: 900, description: 'Lifetime of the link in seconds. Defaults to 900.' })
  ttlSeconds?: number;
}

/** A configurator session (§2.27). */
class ConfiguratorSessionItem {
  @ApiProperty({ example: '65f0c0ffee0000000000ca01' }) sessionId!: string;
  @ApiProperty({
    format: 'uri',
    description:
      'Single-use link to the configurator, valid until `expiresAt`. Anyone with it can open it: keep it out of logs.',
    example: 'https://api.example.com/configurator/launch/pJ3x1yF0cX6l2Zr8vN5qTb7wQe9uKd4mHs0aGi2oYcE',
  })
  launchUrl!: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:45:00.000Z' }) expiresAt!: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000c001' }) customerId?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000e001' }) quoteId?: string;
}

/** Launches of the configurator over HTTP (§4.16). */
@ApiTags('Configurator')
@Controller('partner/v1/configurator-sessions')
export class ConfiguratorSessionsController {
  constructor(private readonly createSession: CreateSession) {}

  @Post()
  @Operation(
    'createConfiguratorSession',
    'Create a configurator session',
    'Creates a single-use link to the 3D configurator for a customer, a quote or a unit.',
    'After the configurator, the visitor returns to `returnUrl`.',
    'Pass at most one of `quoteId`, `workOrderId` and `serialNumber`. An empty body is valid.',
    'Returns 409 if your company has no configurator or the customer was merged.',
    'Returns 400 for a `returnUrl` whose origin is not allowed.',
  )
  @Scope('configurator-sessions.write')
  @Idempotent({ secret: true })
  @ApiItem(ConfiguratorSessionItem, 'The new session, with its launch link', { status: 201 })
  create(@Caller() caller: Caller, @Body() body: CreateConfiguratorSessionRequest): Promise<CreatedSession> {
    return execute(this.createSession, caller, body);
  }
}
