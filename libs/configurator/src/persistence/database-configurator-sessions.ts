import { repositoryOf } from '@partner/unit-of-work';
import { ConfiguratorSession } from '../domain/session/session.js';
import { configuratorSessionTable } from './configurator-session.entity.js';

export const DatabaseConfiguratorSessions = repositoryOf({
  table: configuratorSessionTable,
  name: 'configurator session',
  fromState: (state) => new ConfiguratorSession(state, true),
});
