import type { ConfiguratorSession } from '../../domain/session/session.js';

/** The sessions of a company, as they are made. */
export abstract class ConfiguratorSessions {
  abstract add(session: ConfiguratorSession): Promise<void>;
}
