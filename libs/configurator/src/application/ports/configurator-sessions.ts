import type { ConfiguratorSession } from '../../domain/session/session.js';

/** Repository of a company's sessions. */
export abstract class ConfiguratorSessions {
  abstract add(session: ConfiguratorSession): Promise<void>;
}
