export * from './application/create-session/create-session.js';
export { LeaveConfigurator, sessionOfReturn } from './application/leave-configurator/leave-configurator.js';
export { OpenLaunchLink, returnPath } from './application/open-launch-link/open-launch-link.js';
export { type LaunchedSession, Launches } from './application/ports/launches.js';
export { PublicAddress } from './application/ports/configurator-sessions.js';
export { ConfiguratorMaintenanceModule } from './configurator-maintenance.module.js';
export { ConfiguratorModule } from './configurator.module.js';
