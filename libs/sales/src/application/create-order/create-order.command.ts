import type { Contact } from '@partner/customers';
import type { Id, MapPatch, Money } from '@partner/kernel';
import type { Configuration } from '../../domain/document/configuration.js';
import type { DeliveryAddress } from '../../domain/document/delivery-address.js';
import type { RequestedPricing } from '../../domain/document/pricing.js';
import type { SalesSource } from '../../domain/sales-source.js';

/** A product added to the building (§4.3.2). */
export interface Upgrade {
  readonly productId: Id;
  /** Default: 1. */
  readonly quantity?: number;
  /** Per piece. Default: the product's price. */
  readonly price?: Money;
  /** Default: a generated key. */
  readonly lineKey?: string;
}

/** A new order from a partner (§4.3.2). */
export interface CreateOrderCommand extends RequestedPricing {
  /** Required unless `customer` is given; mutually exclusive with it. */
  readonly customerId?: Id;
  readonly customer?: Contact;
  readonly locationId: Id;
  readonly productId: Id;
  readonly sizeId?: Id;
  /** An active user. Default: the user that lead routing selects. */
  readonly salespersonId?: Id;
  readonly upgrades?: readonly Upgrade[];
  readonly configuration?: Configuration;
  readonly deliveryAddress?: DeliveryAddress;
  readonly note?: string;
  readonly salesSource?: SalesSource;
  readonly sourceMetadata?: MapPatch<unknown>;
  readonly externalReferences?: MapPatch<unknown>;
}
