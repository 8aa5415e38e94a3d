import { Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@partner/kernel';
import { LocationsModule, VisibleLocations } from '@partner/locations';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { CreateLocationBudget } from './application/create-location-budget/create-location-budget.js';
import { DeleteLocationBudget } from './application/delete-location-budget/delete-location-budget.js';
import { LocationBudgetQueries, LocationBudgets } from './application/ports/location-budgets.js';
import { PutLocationBudget } from './application/put-location-budget/put-location-budget.js';
import { ReplaceLocationBudget } from './application/replace-location-budget/replace-location-budget.js';
import { DatabaseLocationBudgets } from './persistence/location-budget.entity.js';
import { DatabaseLocationBudgetQueries } from './persistence/location-budget.queries.js';

const exported = [
  provide(LocationBudgetQueries, [Database], DatabaseLocationBudgetQueries),
  provide(CreateLocationBudget, [UnitOfWork, LocationBudgets, VisibleLocations, Clock]),
  provide(ReplaceLocationBudget, [UnitOfWork, LocationBudgets, VisibleLocations, Clock]),
  provide(PutLocationBudget, [UnitOfWork, LocationBudgets, Clock]),
  provide(DeleteLocationBudget, [UnitOfWork, LocationBudgets, Clock]),
];

/** Binds the ports of budgets to their adapters. */
@Module({
  imports: [LocationsModule],
  providers: [provide(LocationBudgets, [Database], DatabaseLocationBudgets), ...exported],
  exports: exported.map(({ provide: token }) => token),
})
export class BudgetsModule {}
