import type { components } from './generated/api.js';

type Schemas = components['schemas'];

/** An event of the feed or of a webhook. `type` tells the shape of `data`. New types may appear at any time. */
export type PartnerEvent = Schemas['PartnerEvent'];
/** Event types that this version of the SDK knows. */
export type EventType = PartnerEvent['type'];
/** Event of one type: `EventOf<'lead.created'>`. */
export type EventOf<T extends EventType> = Extract<PartnerEvent, { type: T }>;

/** The delivery that a user of the portal sends to test an endpoint. It is not in the feed. */
export interface PingEvent extends Pick<PartnerEvent, 'id' | 'occurredAt' | 'resourceId'> {
  readonly type: 'ping';
  readonly resourceType: 'webhook_subscription';
  readonly data: Readonly<Record<string, never>>;
}

/** An event that a webhook endpoint receives. */
export type WebhookEvent = PartnerEvent | PingEvent;

export type Agreement = Schemas['AgreementItem'];
export type Company = Schemas['CompanyItem'];
export type ConfiguratorSession = Schemas['ConfiguratorSessionItem'];
export type Contract = Schemas['ContractItem'];
export type Customer = Schemas['CustomerItem'];
export type Domain = Schemas['DomainItem'];
export type Lead = Schemas['LeadItem'];
export type LineItem = Schemas['LineItem'];
export type Location = Schemas['LocationItem'];
export type LocationBudget = Schemas['LocationBudgetItem'];
export type LotStockUnit = Schemas['LotStockItem'];
export type Order = Schemas['OrderItem'];
export type OrderDocument = Schemas['DocumentItem'];
export type Payment = Schemas['PaymentItem'];
export type PaymentLink = Schemas['PaymentLinkItem'];
export type Product = Schemas['ProductItem'];
export type Quote = Schemas['QuoteItem'];
export type RevenueForecast = Schemas['RevenueForecast'];
export type Role = Schemas['RoleItem'];
export type SalesLedgerMovement = Schemas['SalesLedgerMovement'];
export type SiteEvent = Schemas['SiteEventItem'];
export type Size = Schemas['SizeItem'];
export type StatusHistoryEntry = Schemas['StatusHistoryEntry'];
export type StockTemplate = Schemas['StockTemplateItem'];
export type User = Schemas['UserItem'];
export type WebhookDelivery = Schemas['WebhookDeliveryItem'];
/** Work order as in lists and snapshots; `getWorkOrder` adds `delivery`. */
export type WorkOrder = Schemas['WholeWorkOrderItem'];
