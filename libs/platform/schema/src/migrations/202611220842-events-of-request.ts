import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '../upgrade/concurrent-index.js';

const indexes = [
  { name: 'events_of_request', table: 'events', on: '(company_id, request_id) where request_id is not null' },
];

/** Index of events by request (R96), without events that no request caused. */
export class Migration202611220842EventsOfRequest extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, indexes);
  }
}
