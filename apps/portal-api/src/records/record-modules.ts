import { CatalogModule } from '@partner/catalog';
import { CompaniesModule } from '@partner/companies';
import { ContractsModule } from '@partner/contracts';
import { CustomersModule } from '@partner/customers';
import { DocumentsModule } from '@partner/documents';
import { LedgerModule } from '@partner/ledger';
import { LocationsModule } from '@partner/locations';
import { PaymentsModule } from '@partner/payments';
import { SalesModule } from '@partner/sales';
import { WorkOrdersModule } from '@partner/work-orders';

/** Contexts whose records the portal shows. */
export const recordModules = [
  CatalogModule,
  CompaniesModule,
  ContractsModule,
  CustomersModule,
  DocumentsModule,
  LedgerModule,
  LocationsModule,
  PaymentsModule,
  SalesModule,
  WorkOrdersModule,
];
