import { Module } from '@nestjs/common';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide } from '@partner/schema';
import { SignInSweep } from './sweeps/sign-in.sweep.js';

/** Sweep of links and sessions, for the worker and the operator's command line. */
@Module({ providers: [provide(SignInSweep, [CrossCompanyDatabase])] })
export class SignInMaintenanceModule {}
