import type { DynamicModule, ModuleMetadata } from '@nestjs/common';
import type { Settings } from '@partner/runtime';
import { AccessApiModule } from './access/access-api.module.js';
import { BudgetsApiModule } from './budgets/budgets-api.module.js';
import { CatalogApiModule } from './catalog/catalog-api.module.js';
import { CompaniesApiModule } from './companies/companies-api.module.js';
import { ConfiguratorApiModule } from './configurator/configurator-api.module.js';
import { ContractsApiModule } from './contracts/contracts-api.module.js';
import { CustomersApiModule } from './customers/customers-api.module.js';
import { DemoApiModule } from './demo/demo-api.module.js';
import { DocumentsApiModule } from './documents/documents-api.module.js';
import { ErasureApiModule } from './erasure/erasure-api.module.js';
import { EventsApiModule } from './events/events-api.module.js';
import { GuidesApiModule } from './guides/guides-api.module.js';
import { IdempotencyApiModule } from './idempotency/idempotency-api.module.js';
import { InventoryApiModule } from './inventory/inventory-api.module.js';
import { LedgerApiModule } from './ledger/ledger-api.module.js';
import { LocationsApiModule } from './locations/locations-api.module.js';
import { McpApiModule } from './mcp/mcp-api.module.js';
import { PartnersApiModule } from './partners/partners-api.module.js';
import { PaymentsApiModule } from './payments/payments-api.module.js';
import { ReportingApiModule } from './reporting/reporting-api.module.js';
import { RequestLogApiModule } from './request-log/request-log-api.module.js';
import { SalesApiModule } from './sales/sales-api.module.js';
import { SandboxesApiModule } from './sandboxes/sandboxes-api.module.js';
import { SiteEventsApiModule } from './site-events/site-events-api.module.js';
import { SnapshotsApiModule } from './snapshots/snapshots-api.module.js';
import { WorkOrdersApiModule } from './work-orders/work-orders-api.module.js';

/**
 * Lists the API modules that partners reach, one per context. `npm run new:context` adds to this list, and
 * tools/architecture rejects a module that is missing here.
 */
export function apiModules(settings: Settings, access: DynamicModule): NonNullable<ModuleMetadata['imports']> {
  const { eventRetentionDays: retentionDays, deliveryLogRetentionDays: logRetentionDays } = settings;
  const guides = GuidesApiModule.forRoot(settings);
  return [
    AccessApiModule.forRoot(access),
    IdempotencyApiModule,
    CompaniesApiModule,
    LocationsApiModule,
    BudgetsApiModule,
    CatalogApiModule,
    CustomersApiModule,
    SalesApiModule,
    ContractsApiModule,
    LedgerApiModule,
    ReportingApiModule,
    EventsApiModule.forRoot(access, { retentionDays, logRetentionDays }),
    SiteEventsApiModule.forRoot(settings),
    InventoryApiModule,
    WorkOrdersApiModule,
    PartnersApiModule,
    PaymentsApiModule.forRoot(settings),
    ConfiguratorApiModule.forRoot(settings),
    DocumentsApiModule.forRoot(settings),
    ErasureApiModule.forRoot(settings),
    guides,
    McpApiModule.forRoot(guides),
    SnapshotsApiModule.forRoot(access, { retentionDays }),
    ...(settings.requestLog ? [RequestLogApiModule] : []),
    ...(settings.sandboxes && settings.environment === 'sandbox' ? [SandboxesApiModule.forRoot(access, settings)] : []),
    ...(settings.demoData && settings.environment === 'sandbox' ? [DemoApiModule] : []),
  ];
}
