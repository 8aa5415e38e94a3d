import { Module } from '@nestjs/common';
import { provide } from '@partner/schema';
import { ExpireQuotes } from './application/expire-quotes/expire-quotes.js';
import { ExpiredQuotes } from './application/ports/quotes.js';
import { SalesModule } from './sales.module.js';
import { ExpiredQuotesSweep } from './sweeps/expired-quotes.sweep.js';

/** Scheduled work of sales, for the worker and for the operator's command line. */
@Module({ imports: [SalesModule], providers: [provide(ExpiredQuotesSweep, [ExpireQuotes, ExpiredQuotes])] })
export class SalesMaintenanceModule {}
