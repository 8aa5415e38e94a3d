import { Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { LocationsModule, VisibleLocations } from '@partner/locations';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { CreateLocationBudget } from './application/create-location-budget/create-location-budget.js';
import { LocationBudgetQueries, LocationBudgets } from './application/ports/location-budgets.js';
import { DeleteLocationBudget, PutLocationBudget } from './application/put-location-budget/put-location-budget.js';
import { ReplaceLocationBudget } from './application/replace-location-budget/replace-location-budget.js';
import { DatabaseLocationBudgets } from './persistence/location-budget.entity.js';
import { DatabaseLocationBudgetQueries } from './persistence/location-budget.queries.js';

const exported = [
  provide(LocationBudgetQueries, [Database], DatabaseLocationBudgetQueries),
  provide(CreateLocationBudget, [UnitOfWork, LocationBudgets, VisibleLocations]),
  provide(ReplaceLocationBudget, [UnitOfWork, LocationBudgets, VisibleLocations]),
  provide(PutLocationBudget, [UnitOfWork, LocationBudgets]),
  provide(DeleteLocationBudget, [UnitOfWork, LocationBudgets]),
];

/** Binds the ports of budgets to their adapters. */
@Module({
  imports: [LocationsModule],
  providers: [provide(LocationBudgets, [Database], DatabaseLocationBudgets), ...exported],
  exports: exported.map(({ provide: token }) => token),
})
export class BudgetsModule {}
