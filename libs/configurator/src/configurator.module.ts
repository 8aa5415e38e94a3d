import { type DynamicModule, type FactoryProvider, Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@partner/kernel';
import { LocationsModule, VisibleLocations } from '@partner/locations';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { CreateSession } from './application/create-session/create-session.js';
import { LeaveConfigurator } from './application/leave-configurator/leave-configurator.js';
import { OpenLaunchLink } from './application/open-launch-link/open-launch-link.js';
import {
  ConfiguratorSessions,
  ConfiguratorSettings,
  LaunchSubjects,
  PublicAddress,
} from './application/ports/configurator-sessions.js';
import { Launches } from './application/ports/launches.js';
import { DatabaseConfiguratorSessions } from './persistence/configurator-session.entity.js';
import { DatabaseConfiguratorSettings } from './persistence/database-configurator-settings.js';
import { DatabaseLaunchSubjects } from './persistence/database-launch-subjects.js';
import { DatabaseLaunches } from './persistence/database-launches.js';

const exported = [
  provide(CreateSession, [
    UnitOfWork,
    ConfiguratorSessions,
    ConfiguratorSettings,
    LaunchSubjects,
    VisibleLocations,
    PublicAddress,
  ]),
  provide(OpenLaunchLink, [Launches, PublicAddress, Clock]),
  provide(LeaveConfigurator, [Launches, Clock]),
];

/** Configurator sessions (§4.16). The only file of this library that depends on its adapters and on Nest. */
@Module({})
export class ConfiguratorModule {
  /** @param address provider of the public address. */
  static forRoot(address: Omit<FactoryProvider<PublicAddress>, 'provide'>): DynamicModule {
    return {
      module: ConfiguratorModule,
      imports: [LocationsModule],
      providers: [
        { ...address, provide: PublicAddress },
        provide(ConfiguratorSessions, [Database], DatabaseConfiguratorSessions),
        provide(ConfiguratorSettings, [Database], DatabaseConfiguratorSettings),
        provide(LaunchSubjects, [Database], DatabaseLaunchSubjects),
        provide(Launches, [Database, CrossCompanyDatabase], DatabaseLaunches),
        ...exported,
      ],
      exports: [Launches, ...exported.map(({ provide: token }) => token)],
    };
  }
}
