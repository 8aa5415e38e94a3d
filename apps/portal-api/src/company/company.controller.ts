import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { SuspendCompany } from '@partner/access';
import { Companies } from '@partner/companies';
import { Caller, Post, Text } from '@partner/http';
import { May } from '../session/may.decorator.js';

/** Suspension of a company by one of its people, or by the operator for a deletion. */
interface CompanyItem {
  readonly suspension: { readonly since: Date; readonly by: string | null; readonly reason: string } | null;
}

class SuspensionRequest {
  @Text({ required: true, max: 500 }) reason!: string;
}

/** Access of the user's company to the API. */
@Controller('api/company')
@May('view')
export class CompanyController {
  constructor(
    private readonly companies: Companies,
    private readonly access: SuspendCompany,
  ) {}

  @Get()
  async show(@Caller() { company }: Caller): Promise<CompanyItem> {
    const [found] = await this.companies.list({ id: company });
    if (!found?.suspendedAt) return { suspension: null };
    const { suspendedAt, suspendedBy = null, suspensionReason = '' } = found;
    return { suspension: { since: suspendedAt, by: suspendedBy, reason: suspensionReason } };
  }

  /** Suspends the API access of the company; its people keep using the portal. */
  @May('manage')
  @Post('suspend')
  @HttpCode(200)
  async suspend(@Caller() actor: Caller, @Body() { reason }: SuspensionRequest): Promise<CompanyItem> {
    await this.access.suspend(actor, reason);
    return this.show(actor);
  }

  @May('manage')
  @Post('resume')
  @HttpCode(200)
  async resume(@Caller() actor: Caller): Promise<CompanyItem> {
    await this.access.resume(actor);
    return this.show(actor);
  }
}
