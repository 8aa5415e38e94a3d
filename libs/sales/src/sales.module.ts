import { Module } from '@nestjs/common';
import { CatalogModule, Products, Sizes } from '@partner/catalog';
import { CompaniesModule, SalesPeople } from '@partner/companies';
import { Contacts, CustomerLinks, Customers, CustomersModule } from '@partner/customers';
import { HiddenRecords, Numbers, UnitOfWork } from '@partner/kernel';
import { LocationsModule, VisibleLocations } from '@partner/locations';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { AgreementOrders } from '@partner/partners';
import { OrderLinks, HiddenOrders, WorkOrders, WorkOrdersModule } from '@partner/work-orders';
import { ChangeLead } from './application/change-lead/change-lead.js';
import { ChangeOrder } from './application/change-order/change-order.js';
import { ChangeQuote } from './application/change-quote/change-quote.js';
import { LeadStatusChanges } from './application/change-status/lead-status-changes.js';
import { OrderStatusChanges, QuoteStatusChanges } from './application/change-status/document-status-changes.js';
import { ConvertQuote } from './application/convert-quote/convert-quote.js';
import { CreateLead } from './application/create-lead/create-lead.js';
import { CreateOrder } from './application/create-order/create-order.js';
import { OrderedBuildings } from './application/create-order/ordered-building.js';
import { CreateQuote } from './application/create-quote/create-quote.js';
import { QuoteNotices } from './application/create-quote/quote-notices.js';
import { EraseSales } from './application/erase-sales/erase-sales.js';
import { ExpireQuotes } from './application/expire-quotes/expire-quotes.js';
import { AddOrderLine, RemoveOrderLine, AddQuoteLine, RemoveQuoteLine } from './application/line-items/order-lines.js';
import { OrdersOfUnits } from './application/linked-units/orders-of-units.js';
import { LeadQueries, Leads } from './application/ports/leads.js';
import { OrderQueries, Orders, OrderLedger, OrderLocks } from './application/ports/orders.js';
import { QuoteQueries, Quotes, ExpiredQuotes } from './application/ports/quotes.js';
import { SalesNotices } from './application/ports/sales-notices.js';
import { UnitLookup } from './application/ports/unit-lookup.js';
import { PutLead } from './application/put-lead/put-lead.js';
import { PutOrder } from './application/put-order/put-order.js';
import { PutQuote } from './application/put-quote/put-quote.js';
import { SalesLinks } from './application/relink-customer/sales-links.js';
import { SendQuote } from './application/send-quote/send-quote.js';
import { SalesDesk } from './application/salesperson.js';
import { OrderUnits, Units } from './application/units/units.js';
import { DatabaseAgreementOrders } from './persistence/database-agreement-orders.js';
import { DatabaseHiddenOrders } from './persistence/database-hidden-orders.js';
import { DatabaseHiddenRecords } from './persistence/database-hidden-records.js';
import { DatabaseLeads } from './persistence/database-leads.js';
import { DatabaseOrders } from './persistence/database-orders.js';
import { DatabaseExpiredQuotes } from './persistence/database-expired-quotes.js';
import { DatabaseQuotes } from './persistence/database-quotes.js';
import { DatabaseUnitLookup } from './persistence/database-unit-lookup.js';
import { DatabaseLeadQueries } from './persistence/lead.queries.js';
import { DatabaseOrderQueries } from './persistence/order.queries.js';
import { DatabaseQuoteQueries } from './persistence/quote.queries.js';

const leads = [
  provide(LeadQueries, [Database], DatabaseLeadQueries),
  provide(CreateLead, [UnitOfWork, Leads, Contacts, SalesDesk, SalesNotices, Numbers]),
  provide(ChangeLead, [UnitOfWork, Leads, Customers, SalesDesk]),
  provide(LeadStatusChanges, [UnitOfWork, Leads]),
  provide(PutLead, [UnitOfWork, Leads, Contacts, Numbers, SalesDesk]),
];

const quotes = [
  provide(QuoteQueries, [Database], DatabaseQuoteQueries),
  provide(CreateQuote, [UnitOfWork, Quotes, Units, Contacts, SalesDesk, Numbers, QuoteNotices]),
  provide(ChangeQuote, [UnitOfWork, Quotes, Customers, SalesDesk]),
  provide(QuoteStatusChanges, [UnitOfWork, Quotes, Units]),
  provide(AddQuoteLine, [UnitOfWork, Quotes, Products]),
  provide(RemoveQuoteLine, [UnitOfWork, Quotes]),
  provide(SendQuote, [UnitOfWork, Quotes]),
  provide(PutQuote, [UnitOfWork, Quotes, Units, Contacts, Products, Numbers, SalesDesk]),
  provide(ExpireQuotes, [UnitOfWork, Quotes]),
];

const orders = [
  provide(OrderQueries, [Database], DatabaseOrderQueries),
  provide(CreateOrder, [UnitOfWork, Orders, OrderedBuildings, Contacts, SalesDesk, SalesNotices, Numbers]),
  provide(ConvertQuote, [UnitOfWork, Quotes, Orders, OrderUnits, Customers, SalesDesk, Numbers]),
  provide(ChangeOrder, [UnitOfWork, Orders, Customers, SalesDesk, OrderLocks]),
  provide(OrderStatusChanges, [UnitOfWork, Orders, OrderUnits]),
  provide(AddOrderLine, [UnitOfWork, Orders, Products, OrderLocks]),
  provide(RemoveOrderLine, [UnitOfWork, Orders, OrderLocks]),
  provide(PutOrder, [UnitOfWork, Orders, OrderUnits, Contacts, Products, Numbers, SalesDesk]),
];

/**
 * Leads, quotes and orders. Implements ports of other contexts: customers relink sales through `CustomerLinks`;
 * agreements use `AgreementOrders`; work orders use `HiddenOrders` and report deliveries and prices through
 * `OrderLinks`; `HiddenRecords` decides on responses that are replayed.
 * `SalesNotices`, `OrderLocks` and `OrderLedger` are implemented by notifications, contracts and the ledger.
 */
@Module({
  imports: [CatalogModule, CompaniesModule, CustomersModule, LocationsModule, WorkOrdersModule],
  providers: [
    provide(Leads, [Database], DatabaseLeads),
    provide(Quotes, [Database], DatabaseQuotes),
    provide(ExpiredQuotes, [CrossCompanyDatabase], DatabaseExpiredQuotes),
    provide(UnitLookup, [Database], DatabaseUnitLookup),
    provide(Units, [UnitLookup, WorkOrders]),
    provide(QuoteNotices, [SalesNotices]),
    provide(Orders, [Database, OrderLedger], DatabaseOrders),
    provide(OrderUnits, [UnitLookup, WorkOrders]),
    provide(SalesDesk, [VisibleLocations, SalesPeople]),
    provide(OrderedBuildings, [Products, Sizes]),
    provide(CustomerLinks, [Leads, Quotes, Orders], SalesLinks),
    provide(OrderLinks, [Orders, OrderLedger], OrdersOfUnits),
    provide(EraseSales, [Leads, Quotes, Orders, WorkOrders]),
    provide(AgreementOrders, [], DatabaseAgreementOrders),
    provide(HiddenOrders, [], DatabaseHiddenOrders),
    provide(HiddenRecords, [Database], DatabaseHiddenRecords),
    ...leads,
    ...quotes,
    ...orders,
  ],
  exports: [
    AgreementOrders,
    CustomerLinks,
    OrderLinks,
    EraseSales,
    ExpiredQuotes,
    HiddenOrders,
    HiddenRecords,
    Orders,
    ...[...leads, ...quotes, ...orders].map(({ provide: token }) => token),
  ],
})
export class SalesModule {}
