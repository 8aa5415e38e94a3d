import type { DynamicModule } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { BudgetsModule } from '@partner/budgets';
import { CatalogModule } from '@partner/catalog';
import { CompaniesModule, CompanyContacts, NewUsersModule } from '@partner/companies';
import { ConfiguratorModule } from '@partner/configurator';
import { ContractsModule } from '@partner/contracts';
import { CustomersModule } from '@partner/customers';
import { DocumentFilesModule, DocumentLinksModule, DocumentStore } from '@partner/documents';
import { ErasureModule } from '@partner/erasure';
import { EventsModule, Snapshots } from '@partner/events';
import { type ApiAdapter, CallerResolver } from '@partner/http';
import { InventoryModule } from '@partner/inventory';
import { UnitOfWork } from '@partner/kernel';
import { LedgerModule } from '@partner/ledger';
import { LocationsModule } from '@partner/locations';
import { PartnersModule } from '@partner/partners';
import { PaymentProcessorModule, PaymentsModule } from '@partner/payments';
import { ReportingModule } from '@partner/reporting';
import { RequestRecorderModule } from '@partner/request-log';
import { secretKeys, type Settings } from '@partner/runtime';
import { SalesModule } from '@partner/sales';
import { Contexts, provide, provideFactory } from '@partner/schema';
import { SignInLinksModule } from '@partner/sign-in';
import { SiteEventsModule } from '@partner/site-events';
import { WorkOrdersModule } from '@partner/work-orders';
import { CredentialUseHook } from './access/credential-use.hook.js';
import { MeController } from './access/me.controller.js';
import { TokenController } from './access/token.controller.js';
import { TokenFailureHook } from './access/token-failure.hook.js';
import { LocationBudgetsController } from './budgets/location-budgets.controller.js';
import { ProductsController } from './catalog/products.controller.js';
import { CompanyController } from './companies/company.controller.js';
import { RolesController } from './companies/roles.controller.js';
import { UsersController } from './companies/users.controller.js';
import { ConfiguratorLinksController } from './configurator/configurator-links.controller.js';
import { ConfiguratorSessionsController } from './configurator/configurator-sessions.controller.js';
import { StandInConfiguratorController } from './configurator/stand-in/stand-in-configurator.controller.js';
import { ContractsController } from './contracts/contracts.controller.js';
import { CustomersController } from './customers/customers.controller.js';
import { DemoImagesController } from './demo/demo-images.controller.js';
import { DocumentDownloadsController } from './documents/document-downloads.controller.js';
import { DocumentsController } from './documents/documents.controller.js';
import { FileSender } from './documents/sending/file-sender.js';
import { ErasuresController } from './erasure/erasures.controller.js';
import { EventsController } from './events/events.controller.js';
import { WebhookDeliveriesController } from './events/webhook-deliveries.controller.js';
import { GuidePages } from './guides/guide-pages.js';
import { GuidesController } from './guides/guides.controller.js';
import { SiteController } from './guides/site.controller.js';
import { IdempotencyKeysController } from './idempotency/idempotency-keys.controller.js';
import { LotStockController } from './inventory/lot-stock.controller.js';
import { StockTemplatesController } from './inventory/stock-templates.controller.js';
import { SalesLedgerController } from './ledger/sales-ledger.controller.js';
import { LocationsController } from './locations/locations.controller.js';
import { McpChallengeHook } from './mcp/mcp-challenge.hook.js';
import { McpController } from './mcp/mcp.controller.js';
import { AgreementsController } from './partners/agreements.controller.js';
import { DomainsController } from './partners/domains.controller.js';
import { OrderPaymentsController } from './payments/order-payments.controller.js';
import { PaidPageController } from './payments/paid-page.controller.js';
import { PaymentLinksController } from './payments/payment-links.controller.js';
import { PaymentsController } from './payments/payments.controller.js';
import { StripeNoticesController } from './payments/stripe-notices.controller.js';
import { ReferenceController } from './reference/reference.controller.js';
import { RevenueForecastController } from './reporting/revenue-forecast.controller.js';
import { RequestLogHook } from './request-log/request-log.hook.js';
import { LeadsController } from './sales/leads.controller.js';
import { OrderLinesController, QuoteLinesController } from './sales/lines.controller.js';
import { OrdersController } from './sales/orders.controller.js';
import { QuoteConversionController } from './sales/quote-conversion.controller.js';
import { QuotesController } from './sales/quotes.controller.js';
import { SandboxesController, sandboxSettings } from './sandboxes/sandboxes.controller.js';
import { SdkController } from './sdk/sdk.controller.js';
import { SdkPackage } from './sdk/sdk-package.js';
import { PublicAddress } from './shared/public-address.js';
import { SiteEventsController } from './site-events/site-events.controller.js';
import { SnapshotSender } from './snapshots/snapshot-sender.js';
import { snapshotControllers } from './snapshots/snapshots.controllers.js';
import { VisitorCompanies } from './visitors/visitor-companies.js';
import { WorkOrdersController } from './work-orders/work-orders.controller.js';

/**
 * Lists the controllers of the API and the modules of the contexts they need. `npm run new:context` adds to both, and
 * tools/architecture rejects a controller or a context that is missing here.
 * @param access AccessModule with a secret.
 */
export function apiEndpoints(settings: Settings, access: DynamicModule): Omit<DynamicModule, 'module'> {
  const isSandbox = settings.environment === 'sandbox';
  const hasSandboxes = settings.sandboxes && isSandbox;
  const hasDemo = settings.demoData && isSandbox;
  const address = PublicAddress.provider(settings);
  return {
    imports: [
      access,
      BudgetsModule,
      CatalogModule,
      CompaniesModule,
      ConfiguratorModule.forRoot(address),
      ContractsModule,
      CustomersModule,
      DocumentFilesModule.forRoot(settings),
      DocumentLinksModule.forRoot(settings),
      ErasureModule.forRoot(settings),
      EventsModule.forRoot(settings),
      InventoryModule,
      LedgerModule,
      LocationsModule,
      NewUsersModule,
      PartnersModule,
      PaymentProcessorModule.forRoot(settings),
      PaymentsModule,
      ReportingModule,
      ...(settings.requestLog ? [RequestRecorderModule] : []),
      SalesModule,
      ...(hasSandboxes ? [SignInLinksModule] : []),
      SiteEventsModule.forRoot({
        retentionDays: settings.siteEventRetentionDays,
        secrets: () => secretKeys(settings),
      }),
      WorkOrdersModule,
    ],
    controllers: [
      TokenController,
      MeController,
      IdempotencyKeysController,
      CompanyController,
      UsersController,
      RolesController,
      LocationsController,
      LocationBudgetsController,
      ProductsController,
      CustomersController,
      LeadsController,
      OrderLinesController,
      OrdersController,
      QuoteConversionController,
      QuoteLinesController,
      QuotesController,
      ContractsController,
      SalesLedgerController,
      RevenueForecastController,
      EventsController,
      WebhookDeliveriesController,
      SiteEventsController,
      LotStockController,
      StockTemplatesController,
      WorkOrdersController,
      AgreementsController,
      DomainsController,
      OrderPaymentsController,
      PaidPageController,
      PaymentLinksController,
      PaymentsController,
      StripeNoticesController,
      ConfiguratorSessionsController,
      ConfiguratorLinksController,
      DocumentsController,
      DocumentDownloadsController,
      ErasuresController,
      GuidesController,
      ReferenceController,
      SdkController,
      SiteController,
      McpController,
      ...snapshotControllers,
      ...(hasSandboxes ? [SandboxesController] : []),
      ...(hasDemo ? [StandInConfiguratorController, DemoImagesController] : []),
    ],
    providers: [
      CredentialUseHook,
      TokenFailureHook,
      McpChallengeHook,
      ...(settings.requestLog ? [RequestLogHook] : []),
      address,
      SdkPackage,
      provideFactory(
        GuidePages,
        [Contexts, PublicAddress, SdkPackage],
        ({ all }, address, sdk) => new GuidePages(all, address, sdk),
      ),
      provide(FileSender, [DocumentStore, HttpAdapterHost<ApiAdapter>]),
      provide(SnapshotSender, [Snapshots, HttpAdapterHost<ApiAdapter>, CallerResolver]),
      provide(VisitorCompanies, [UnitOfWork, CompanyContacts]),
      { provide: sandboxSettings, useValue: settings },
    ],
  };
}
