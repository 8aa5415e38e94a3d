import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Alerts that a company wants, and where. */
export const AlertSettingsEntity = defineEntity({
  name: 'AlertSettingsEntity',
  tableName: 'alert_settings',
  properties: {
    companyId: p.character().length(24).primary(),
    emails: p.array(),
    webhookUrl: p.text().nullable(),
    webhookSecret: p.text().nullable(),
    failingMinutes: p.integer().nullable(),
    expiryDays: p.integer().nullable(),
    rejectedPercent: p.integer().nullable(),
  },
  ...ofCompany(),
});

/** Address that gets alerts once it is confirmed. */
export const AlertAddressEntity = defineEntity({
  name: 'AlertAddressEntity',
  tableName: 'alert_addresses',
  properties: {
    companyId: p.character().length(24).primary(),
    email: p.text().primary(),
    tokenHash: p.character().length(64),
    expiresAt: p.datetime(3),
    confirmedAt: p.datetime(3).nullable(),
  },
  ...ofCompany(),
});

/** Alert that is open or was resolved. */
export const AlertEntity = defineEntity({
  name: 'AlertEntity',
  tableName: 'alerts',
  properties: {
    companyId: p.character().length(24).primary(),
    kind: p.text().primary(),
    subjectId: p.character().length(24).primary(),
    name: p.text(),
    since: p.datetime(3),
    toldAt: p.datetime(3),
    isTold: p.boolean(),
    resolvedAt: p.datetime(3).nullable(),
  },
  ...ofCompany(),
});

/** Number of invitations mailed on the latest day. */
export const InvitationCountEntity = defineEntity({
  name: 'InvitationCountEntity',
  tableName: 'invitation_counts',
  properties: { companyId: p.character().length(24).primary(), day: p.date(), mailed: p.integer() },
  ...ofCompany(),
});
