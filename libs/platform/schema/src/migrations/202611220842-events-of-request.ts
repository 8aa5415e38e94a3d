import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '../upgrade/concurrent-index.js';

const indexes = [
  { name: 'events_of_request', table: 'events', on: '(company_id, request_id) where request_id is not null' },
];

/** Finds the events of a request (R96). What no request made is not in it. */
export class Migration202611220842EventsOfRequest extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, indexes);
  }
}
