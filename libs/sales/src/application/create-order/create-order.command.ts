import type { Contact } from '@partner/customers';
import type { Id, MapPatch, Money } from '@partner/kernel';
import type { Configuration } from '../../domain/document/configuration.js';
import type { DeliveryAddress } from '../../domain/document/delivery-address.js';
import type { RequestedPricing } from '../../domain/document/pricing.js';
import type { SalesSource } from '../../domain/sales-source.js';

/** A product that is added to the building (§4.3.2). */
export interface Upgrade {
  readonly productId: Id;
  /** 1 unless given. */
  readonly quantity?: number;
  /** Of one piece; the product's price unless given. */
  readonly price?: Money;
  /** Generated unless given. */
  readonly lineKey?: string;
}

/** A partner's new order (§4.3.2). */
export interface CreateOrderCommand extends RequestedPricing {
  /** Either this one or `customer`. */
  readonly customerId?: Id;
  readonly customer?: Contact;
  readonly locationId: Id;
  readonly productId: Id;
  readonly sizeId?: Id;
  /** An active user; lead routing finds one unless given. */
  readonly salespersonId?: Id;
  readonly upgrades?: readonly Upgrade[];
  readonly configuration?: Configuration;
  readonly deliveryAddress?: DeliveryAddress;
  readonly note?: string;
  readonly salesSource?: SalesSource;
  readonly sourceMetadata?: MapPatch<unknown>;
  readonly externalReferences?: MapPatch<unknown>;
}
