import { Controller, Get, Redirect } from '@nestjs/common';
import { EventQueries } from '@partner/events';
import { Caller } from '@partner/http';
import { Deployment } from '../session/deployment.js';
import { May } from '../session/may.decorator.js';

/** Link to the API reference, with ids of the records that changed last for its samples (R103). */
@Controller('api/reference')
@May('view')
export class ReferenceController {
  constructor(
    private readonly events: EventQueries,
    private readonly deployment: Deployment,
  ) {}

  @Get()
  @Redirect()
  async show(@Caller() { company }: Caller): Promise<{ url: string; statusCode: number }> {
    const { data } = await this.events.list(company, { limit: 100 });
    const existing = data.filter(({ type }) => !type.endsWith('.deleted')).reverse();
    const ids = new Map(existing.map(({ resourceType, resourceId }) => [resourceType, resourceId]));
    return { url: `${this.deployment.apiUrl}/docs?${new URLSearchParams([...ids]).toString()}`, statusCode: 302 };
  }
}
