import { Module } from '@nestjs/common';
import { LedgerModule } from '@partner/ledger';
import { SalesLedgerController } from './sales-ledger.controller.js';

/** Sales ledger over HTTP (§4.12). */
@Module({ imports: [LedgerModule], controllers: [SalesLedgerController] })
export class LedgerApiModule {}
