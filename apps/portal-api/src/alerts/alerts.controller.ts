import { Body, Controller, Get } from '@nestjs/common';
import { Caller, Integer, Put, Text, TextList } from '@partner/http';
import { type Alert, Alerts, type AlertSettings, ChangeAlerts } from '@partner/notifications';
import { May } from '../session/may.decorator.js';

/** Settings of a company that never set any. */
const noSettings: AlertSettings = {
  emails: [],
  webhookUrl: null,
  failingMinutes: 10,
  expiryDays: 14,
  rejectedPercent: 20,
};

class AlertsRequest {
  @TextList({ required: true, max: 10 }) emails!: string[];
  @Text({ clearable: true, max: 2048 }) webhookUrl?: string | null;
  @Integer({ clearable: true, min: 0, max: 1_440 }) failingMinutes?: number | null;
  @Integer({ clearable: true, min: 1, max: 90 }) expiryDays?: number | null;
  @Integer({ clearable: true, min: 1, max: 100 }) rejectedPercent?: number | null;
}

/** Alerts of the user's company, without the webhook's secret. */
interface AlertsItem {
  readonly settings: AlertSettings;
  readonly data: readonly Alert[];
}

/** Alerts about the integration, by mail and webhook. */
@Controller('api/alerts')
@May('view')
export class AlertsController {
  constructor(
    private readonly alerts: Alerts,
    private readonly changes: ChangeAlerts,
  ) {}

  @Get()
  async show(@Caller() { company }: Caller): Promise<AlertsItem> {
    const [stored, data] = await Promise.all([this.alerts.settings(company), this.alerts.list(company)]);
    const { emails, webhookUrl, failingMinutes, expiryDays, rejectedPercent } = stored ?? noSettings;
    return { settings: { emails, webhookUrl, failingMinutes, expiryDays, rejectedPercent }, data };
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
}
