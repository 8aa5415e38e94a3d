import { Global, Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@partner/kernel';
import { Database, provide } from '@partner/persistence';
import { OrderLocks, Orders, SalesModule } from '@partner/sales';
import { ContractLocks } from './application/lock-order/contract-locks.js';
import { ContractQueries } from './application/ports/contract-queries.js';
import { Contracts } from './application/ports/contracts.js';
import { PutContract } from './application/put-contract/put-contract.js';
import { DatabaseContractQueries } from './persistence/contract.queries.js';
import { DatabaseContracts } from './persistence/database-contracts.js';

/** The contracts of orders. Global, because sales asks through `OrderLocks` what they lock, without knowing them. */
@Global()
@Module({
  imports: [SalesModule],
  providers: [
    provide(Contracts, [Database], DatabaseContracts),
    provide(ContractQueries, [Database], DatabaseContractQueries),
    provide(OrderLocks, [Contracts], ContractLocks),
    provide(PutContract, [UnitOfWork, Contracts, Orders, Clock]),
  ],
  exports: [ContractQueries, OrderLocks, PutContract],
})
export class ContractsModule {}
