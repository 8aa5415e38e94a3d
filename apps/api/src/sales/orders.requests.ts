import {
  Amount,
  DateField,
  Email,
  FreeList,
  IdField,
  Integer,
  ListOf,
  Name,
  Nested,
  OneOf,
  SpanParam,
  Text,
  TextParam,
} from '@partner/http';
import type { Id, Span } from '@partner/kernel';
import { lineKeyPattern, orderTransitions, type PaymentType, paymentTypes } from '@partner/sales';
import { RequestedStatus, StatusParam, StatusRequest } from '../shared/status.request.js';
import { ChangeDocumentRequest, DeliveryAddressRequest, DocumentsQuery } from './documents.requests.js';
import { ContactRequest, NewSourceFields } from './leads.requests.js';

/** What the list of orders can be asked for (§4.3). */
export class OrdersQuery extends DocumentsQuery {
  @StatusParam(orderTransitions) status?: string;
  @TextParam({ description: `${paymentTypes.join(' or ')}, whatever its case.` }) paymentType?: string;
  @TextParam({ description: 'Exactly this serial number.' }) serialNumber?: string;
  @SpanParam() saleDateFrom?: Span;
  @SpanParam() saleDateTo?: Span;
}

/** A product that is added to the building (§4.3.2). */
export class UpgradeRequest {
  @IdField({ required: true, example: '65f0c0ffee0000000000e001' }) productId!: Id;
  @Integer({ min: 1, description: '1 unless given.', example: 2 }) quantity?: number;
  @Amount({ min: 0, description: "Of one piece; the product's price unless given.", example: 175 }) price?: number;
  @Text({ pattern: lineKeyPattern, max: 64, description: 'Generated unless given.', example: 'ramp' }) lineKey?: string;
}

/** What is configured: flat attributes, or `selectedCategories` alone (§4.3.2, R31). */
export class ConfigurationRequest {
  @FreeList({ description: "In the portal's shape, kept as given." }) selectedCategories?: unknown[];
  @Text({ min: 1, max: 200, example: 'Lofted Barn' }) model?: string;
  @Text({ min: 1, max: 200, example: 'LP SmartSide' }) siding?: string;
  @Text({ min: 1, max: 200, example: 'Barn Red' }) sidingColor?: string;
  @Text({ min: 1, max: 200, example: 'White' }) trimColor?: string;
  @Text({ min: 1, max: 200, example: 'Metal Roof' }) roofMaterial?: string;
  @Text({ min: 1, max: 200, example: 'Charcoal' }) roofColor?: string;
}

/** A new order (§4.3.2). */
export class CreateOrderRequest extends NewSourceFields {
  @IdField({ description: 'Either this or customer.', example: '65f0c0ffee0000000000d001' }) customerId?: Id;
  @Nested(() => ContactRequest, { description: 'At least one of name, email, phone; matched by email or made.' })
  customer?: ContactRequest;
  @IdField({ required: true, example: '65f0c0ffee0000000000b001' }) locationId!: Id;
  @IdField({ required: true, description: 'A finished catalog product.', example: '65f0c0ffee0000000000e001' })
  productId!: Id;
  @IdField({ description: 'A size of the product.', example: '65f0c0ffee0000000000e101' }) sizeId?: Id;
  @IdField({ description: 'A user; lead routing finds one unless given.', example: '65f0c0ffee0000000000c001' })
  salespersonId?: Id;
  @Amount({ min: 0, description: "The size's or product's price unless given.", example: 4500 }) basePrice?: number;
  @Amount({ min: 0, description: 'basePrice and upgrades unless given.', example: 4950 }) subtotal?: number;
  @Amount({ min: 0, description: 'The subtotal unless given.', example: 4950 }) total?: number;
  @OneOf(paymentTypes, { example: 'cash' }) paymentType?: PaymentType;
  @ListOf(() => UpgradeRequest, { max: 200, unique: 'lineKey' }) upgrades?: UpgradeRequest[];
  @Nested(() => ConfigurationRequest) configuration?: ConfigurationRequest;
  @Nested(() => DeliveryAddressRequest) deliveryAddress?: DeliveryAddressRequest;
  @Text({ max: 5000, example: 'Wants it before Easter' }) note?: string;
}

/** An amount of {@link SoldPricingRequest}, which is not negative (R56). */
const SoldAmount = (example: number): PropertyDecorator =>
  Amount({ min: 0, example, released: { minimum: undefined } });

/** What an order was sold for (§2.3). */
export class SoldPricingRequest {
  @SoldAmount(4500) basePrice?: number;
  @SoldAmount(450) upgradesAmount?: number;
  @SoldAmount(150) deliveryFee?: number;
  @SoldAmount(330.5) taxAmount?: number;
  @SoldAmount(50) surchargeAmount?: number;
  @SoldAmount(250) discountAmount?: number;
  @SoldAmount(4950) subtotal?: number;
  @SoldAmount(4700) total?: number;
}

/** Changes to an order (§4.3.4). */
export class ChangeOrderRequest extends ChangeDocumentRequest {
  @DateField({ clearable: true, description: 'A time counts as its UTC day; null clears it.' }) saleDate?: Date | null;
  @Nested(() => SoldPricingRequest, {
    clearable: true,
    description: 'The amounts given join those that are there; null clears all.',
  })
  soldPricing?: SoldPricingRequest | null;
}

/** Another status of an order (§3). */
export class OrderStatusRequest extends StatusRequest {
  @RequestedStatus(orderTransitions, 'On hold') status!: string;
}

/** Who sells the order that a quote becomes (§4.3.3); as on the quote unless given. */
export class ConvertQuoteRequest {
  @Name({ max: 200, example: 'Sam Porter' }) salespersonName?: string;
  @Email({ description: 'The email of an active user links that user.' }) salespersonEmail?: string;
}
