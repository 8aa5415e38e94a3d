import { Module } from '@nestjs/common';
import { Documents, DocumentsModule } from '@partner/documents';
import { UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { OrderLocks, Orders, SalesModule } from '@partner/sales';
import { ContractActions } from './application/contract-actions/contract-actions.js';
import { ContractLocks } from './application/lock-order/contract-locks.js';
import { ContractQueries, Contracts } from './application/ports/contracts.js';
import { PutContract } from './application/put-contract/put-contract.js';
import { SignedDocuments } from './application/signed-documents.js';
import { DatabaseContractQueries } from './persistence/contract.queries.js';
import { DatabaseContracts } from './persistence/database-contracts.js';

const needs = [UnitOfWork, Contracts, Orders, SignedDocuments] as const;

/** The contracts of orders, which lock them: implements `OrderLocks` of sales. */
@Module({
  imports: [SalesModule, DocumentsModule],
  providers: [
    provide(Contracts, [Database], DatabaseContracts),
    provide(ContractQueries, [Database], DatabaseContractQueries),
    provide(SignedDocuments, [Documents]),
    provide(OrderLocks, [Contracts], ContractLocks),
    provide(PutContract, needs),
    provide(ContractActions, needs),
  ],
  exports: [ContractQueries, OrderLocks, PutContract, ContractActions],
})
export class ContractsModule {}
