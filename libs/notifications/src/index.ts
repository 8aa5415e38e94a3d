export { PutCrmConnection, type PutCrmConnectionCommand } from './application/put-crm-connection/put-crm-connection.js';
export { type CrmProvider, crmProviders } from './domain/crm-connection/crm-connection.js';
export { CrmSetupModule } from './crm-setup.module.js';
export { MailTransport } from './application/ports/mail-transport.js';
export { MailModule } from './mail.module.js';
export { NotificationJobsModule } from './notification-jobs.module.js';
export { NotificationsModule } from './notifications.module.js';
