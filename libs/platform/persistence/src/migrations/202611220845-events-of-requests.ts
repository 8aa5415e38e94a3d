import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '../upgrade/concurrent-index.js';

const indexes = [
  {
    name: 'events_of_requests',
    table: 'events',
    on: '(company_id, request_id) where request_id is not null',
  },
];

/** The events of a request (R96): what no request made is not in the index. */
export class Migration202611220845EventsOfRequests extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, indexes);
  }
}
