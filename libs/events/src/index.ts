export { EventFeed, type FeedCriteria } from './application/ports/event-feed.js';
export { EventsModule } from './events.module.js';
