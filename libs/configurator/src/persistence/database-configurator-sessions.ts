import { type Database, RecordRepository } from '@partner/persistence';
import type { ConfiguratorSessions } from '../application/ports/configurator-sessions.js';
import { ConfiguratorSession, type SessionState } from '../domain/session/session.js';
import { configuratorSessionTable } from './configurator-session.entity.js';

/** Sessions in PostgreSQL. */
export class DatabaseConfiguratorSessions
  extends RecordRepository<SessionState, ConfiguratorSession>
  implements ConfiguratorSessions
{
  constructor(database: Database) {
    super(database, {
      table: configuratorSessionTable,
      name: 'configurator session',
      revive: (state) => new ConfiguratorSession(state, true),
    });
  }
}
