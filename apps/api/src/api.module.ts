import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '@partner/access';
import { CatalogModule } from '@partner/catalog';
import { CompaniesModule } from '@partner/companies';
import { ContractsModule } from '@partner/contracts';
import { CustomersModule } from '@partner/customers';
import { EventsModule } from '@partner/events';
import {
  CachedResponseHook,
  HttpModule,
  IdempotencyInterceptor,
  PlatformStateModule,
  RateLimitGuard,
} from '@partner/http';
import { InventoryModule } from '@partner/inventory';
import type { Clock } from '@partner/kernel';
import { LedgerModule } from '@partner/ledger';
import { LocationsModule } from '@partner/locations';
import { NotificationsModule } from '@partner/notifications';
import { PersistenceModule } from '@partner/persistence';
import type { Settings } from '@partner/runtime';
import { SalesModule } from '@partner/sales';
import { WorkOrdersModule } from '@partner/work-orders';
import { AccessApiModule } from './access/access-api.module.js';
import { ProductsController } from './catalog/products.controller.js';
import { CompanyController } from './companies/company.controller.js';
import { ContractsController } from './contracts/contracts.controller.js';
import { CustomersController } from './customers/customers.controller.js';
import { DemoImagesController } from './demo/demo-images.controller.js';
import { EventsController } from './events/events.controller.js';
import { WebhookDeliveriesController } from './events/webhook-deliveries.controller.js';
import { LotStockController } from './inventory/lot-stock.controller.js';
import { StockTemplatesController } from './inventory/stock-templates.controller.js';
import { LocationsController } from './locations/locations.controller.js';
import { LeadsController } from './sales/leads.controller.js';
import { OrderLinesController } from './sales/order-lines.controller.js';
import { OrdersController } from './sales/orders.controller.js';
import { QuoteConversionController } from './sales/quote-conversion.controller.js';
import { QuoteLinesController } from './sales/quote-lines.controller.js';
import { QuotesController } from './sales/quotes.controller.js';
import { WorkOrdersController } from './work-orders/work-orders.controller.js';

/** What the API needs to know beside its settings. */
export interface ApiParts {
  readonly databaseUrl: string;
  /** The 32 bytes that access tokens are signed with (A2). */
  readonly secret: Buffer;
  /** The machine's clock unless given. */
  readonly clock?: Clock;
}

/** Every context that partners reach, behind the pipeline of W9. */
@Module({})
export class ApiModule {
  static forRoot(settings: Settings, { databaseUrl, secret, clock }: ApiParts): DynamicModule {
    const { environment, redisUrl, redisCacheUrl, ratePerSecond, rateBurst: burst } = settings;
    return {
      module: ApiModule,
      imports: [
        PersistenceModule.forRoot({ url: databaseUrl, applicationName: 'partner api' }, clock),
        PlatformStateModule.forRoot({ redisUrl, redisCacheUrl, ratePerSecond, burst }),
        AccessModule.forRoot({ environment, secret }),
        HttpModule.forRoot({
          guards: [RateLimitGuard],
          writing: IdempotencyInterceptor,
          providers: [CachedResponseHook],
        }),
        AccessApiModule.forRoot({ requestsPerSecond: ratePerSecond, burst }),
        NotificationsModule.forRoot(),
        CompaniesModule,
        LocationsModule,
        CatalogModule,
        InventoryModule,
        CustomersModule,
        WorkOrdersModule,
        SalesModule,
        ContractsModule,
        LedgerModule,
        EventsModule.forRoot({ retentionDays: settings.eventRetentionDays }),
      ],
      controllers: [
        CompanyController,
        LocationsController,
        ProductsController,
        CustomersController,
        LeadsController,
        QuotesController,
        QuoteLinesController,
        EventsController,
        WebhookDeliveriesController,
        LotStockController,
        StockTemplatesController,
        QuoteConversionController,
        OrdersController,
        OrderLinesController,
        ContractsController,
        WorkOrdersController,
        ...(settings.demoData && environment === 'sandbox' ? [DemoImagesController] : []),
      ],
    };
  }
}
