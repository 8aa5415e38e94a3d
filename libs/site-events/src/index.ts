export { SiteEventQueries } from './application/ports/site-events.js';
export { PutSiteEvent, type PutSiteEventCommand } from './application/put-site-event/put-site-event.js';
export { RecordSiteEvents, type RecordSiteEventsCommand } from './application/record-site-events/record-site-events.js';
export type { SiteEventSource, SiteEventType } from './domain/site-event/site-event-types.js';
export { siteEventSources, siteEventTypes } from './domain/site-event/site-event-types.js';
export { SiteEventMaintenanceModule } from './site-event-maintenance.module.js';
export { SiteEventsModule } from './site-events.module.js';
