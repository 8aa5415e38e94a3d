import { Module } from '@nestjs/common';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide } from '@partner/schema';
import { ConfiguratorSessionsSweep } from './sweeps/configurator-sessions.sweep.js';

/** What time makes of sessions: for the worker, and for the operator's command line. */
@Module({ providers: [provide(ConfiguratorSessionsSweep, [CrossCompanyDatabase])] })
export class ConfiguratorMaintenanceModule {}
