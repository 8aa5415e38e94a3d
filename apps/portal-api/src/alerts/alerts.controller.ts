import { Body, Controller, Get, HttpCode, Req } from '@nestjs/common';
import { Caller, Integer, Post, PublicLink, Put, Text, ValueList } from '@partner/http';
import { Alerts, type AlertSettings, ChangeAlerts, ConfirmAddress } from '@partner/notifications';
import type { FastifyRequest } from 'fastify';
import { May } from '../session/may.decorator.js';
import { SignInLimits } from '../session/sign-in-limits.js';

/** Settings of a company that never set any. */
const noSettings: AlertSettings = {
  emails: [],
  webhookUrl: null,
  failingMinutes: 10,
  expiryDays: 14,
  rejectedPercent: 20,
};

class AlertsRequest {
  @ValueList('text', { required: true, max: 10 }) emails!: string[];
  @Text({ clearable: true, max: 2048 }) webhookUrl?: string | null;
  @Integer({ clearable: true, min: 0, max: 1_440 }) failingMinutes?: number | null;
  @Integer({ clearable: true, min: 1, max: 90 }) expiryDays?: number | null;
  @Integer({ clearable: true, min: 1, max: 100 }) rejectedPercent?: number | null;
}

/** Token of a followed link, which mail programs may have cut or lengthened. */
class ConfirmationRequest {
  @Text({ required: true, max: 100 }) token!: string;
}

/** Alerts about the integration, by mail and webhook. */
@Controller('api/alerts')
@May('view')
export class AlertsController {
  constructor(
    private readonly alerts: Alerts,
    private readonly changes: ChangeAlerts,
    private readonly confirmAddress: ConfirmAddress,
    private readonly limits: SignInLimits,
  ) {}

  /** Returns the alerts and their settings, without the webhook's secret. */
  @Get()
  async show(@Caller() { company }: Caller) {
    const [stored, data, recipients] = await Promise.all([
      this.alerts.settings(company),
      this.alerts.list(company),
      this.alerts.recipients(company),
    ]);
    const { emails, webhookUrl, failingMinutes, expiryDays, rejectedPercent } = stored ?? noSettings;
    // They get no alerts, because they are not a user's and have not confirmed (A15).
    const unconfirmed = emails.filter((email) => !recipients.includes(email));
    return { settings: { emails, webhookUrl, failingMinutes, expiryDays, rejectedPercent }, data, unconfirmed };
  }

  /** Null or absent values switch something off. Returns the secret of a new webhook once. */
  @May('team')
  @Put()
  async change(@Caller() actor: Caller, @Body() body: AlertsRequest): Promise<{ readonly signingSecret?: string }> {
    const { emails, webhookUrl = null, failingMinutes = null, expiryDays = null, rejectedPercent = null } = body;
    const settings = { emails, webhookUrl, failingMinutes, expiryDays, rejectedPercent };
    const signingSecret = await this.changes.execute(actor, settings);
    return { ...(signingSecret !== undefined && { signingSecret }) };
  }

  /** Confirms an address. It is a POST, so programs that open links in mail confirm none. */
  @Post('confirmation')
  @PublicLink(410)
  @HttpCode(204)
  async confirm(@Body() body: ConfirmationRequest, @Req() { ip }: FastifyRequest): Promise<void> {
    await this.limits.followLink(ip, body.token);
    await this.confirmAddress.execute(body);
  }
}
