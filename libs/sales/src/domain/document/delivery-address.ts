/** Where a quote or an order is to be delivered, flat as partners patch it (§4.3.4). */
export interface DeliveryFields {
  /** Street and house. */
  readonly deliveryAddress: string | null;
  readonly deliveryCity: string | null;
  readonly deliveryState: string | null;
  readonly deliveryZipCode: string | null;
  readonly deliveryLatitude: number | null;
  readonly deliveryLongitude: number | null;
}

/** An address as create bodies and work orders have it (§4.3.1). */
export interface DeliveryAddress {
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** An address as the fields of a quote or an order; none when nothing is given. */
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
