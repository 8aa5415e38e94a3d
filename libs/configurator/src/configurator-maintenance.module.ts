import { Module } from '@nestjs/common';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide } from '@partner/schema';
import { ConfiguratorSessionsSweep } from './sweeps/configurator-sessions.sweep.js';

/** Sweep of sessions, for the worker and the operator's command line. */
@Module({ providers: [provide(ConfiguratorSessionsSweep, [CrossCompanyDatabase])] })
export class ConfiguratorMaintenanceModule {}
