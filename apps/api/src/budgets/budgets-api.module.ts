import { Module } from '@nestjs/common';
import { BudgetsModule } from '@partner/budgets';
import { LocationBudgetsController } from './location-budgets.controller.js';

/** Location budgets over HTTP. */
@Module({ imports: [BudgetsModule], controllers: [LocationBudgetsController] })
export class BudgetsApiModule {}
