/** Delivery address of a quote or an order, as the flat fields of a PATCH body (§4.3.4). */
export interface DeliveryFields {
  /** Street and house number. */
  readonly deliveryAddress: string | null;
  readonly deliveryCity: string | null;
  readonly deliveryState: string | null;
  readonly deliveryZipCode: string | null;
  readonly deliveryLatitude: number | null;
  readonly deliveryLongitude: number | null;
}

/** Delivery address in create requests and work orders (§4.3.1). */
export interface DeliveryAddress {
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Returns an address as the fields of a quote or an order; all null without one. */
export function deliveryFields(fields: DeliveryAddress = {}): DeliveryFields {
  return {
    deliveryAddress: fields.address ?? null,
    deliveryCity: fields.city ?? null,
    deliveryState: fields.state ?? null,
    deliveryZipCode: fields.zipCode ?? null,
    deliveryLatitude: fields.latitude ?? null,
    deliveryLongitude: fields.longitude ?? null,
  };
}
