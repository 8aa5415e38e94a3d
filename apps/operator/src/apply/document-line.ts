import {
  Amount,
  FiniteNumber,
  Flag,
  FreeJson,
  IdField,
  Integer,
  ListOf,
  Name,
  Nested,
  OneOf,
  SerialNumber,
  Text,
} from '@partner/http';
import { omitUndefined, type Id, type Money, money } from '@partner/kernel';
import {
  type LineStatus,
  lineKeyPattern,
  lineStatuses,
  type PaymentType,
  paymentTypes,
  type PortalLine,
  type Pricing,
  type Rto,
} from '@partner/sales';
import { salesFields, SalesLine } from './sales-line.js';

/** Price with the item's field names (§2.2), plus the two components that partners do not see separately. */
class PricingPart {
  @Amount({ clearable: true, min: 0 }) subtotal?: number | null;
  @Amount({ clearable: true, min: 0 }) total?: number | null;
  @Amount({ clearable: true, min: 0 }) monthlyPayment?: number | null;
  @Amount({ clearable: true, min: 0 }) discount?: number | null;
  @Text({ clearable: true }) discountReason?: string | null;
  @Amount({ clearable: true }) changeOrderFee?: number | null;
  @Amount({ clearable: true, min: 0 }) basePrice?: number | null;
  @Amount({ clearable: true }) upgradesAmount?: number | null;
  @OneOf(paymentTypes, { clearable: true }) paymentType?: PaymentType | null;
}

/** Rent-to-own terms (§2.4). */
class RtoPart {
  @Integer({ min: 1 }) termMonths?: number;
  @Amount({ min: 0 }) monthlyPayment?: number;
  @Amount({ min: 0 }) rent?: number;
  @Amount({ min: 0 }) securityDeposit?: number;
  @Amount({ min: 0 }) downPayment?: number;
  @Amount({ min: 0 }) damageWaiver?: number;
  @Amount({ min: 0 }) totalDueToday?: number;
  @Amount({ min: 0 }) balance?: number;
  @IdField() agreementId?: Id;
  @Text({ max: 200 }) providerName?: string;
}

/** A line with the item's field names (§2.16). Its `id` is the line key, which requests call `lineKey`. */
class LinePart {
  @Text({ pattern: lineKeyPattern, max: 64 }) id?: string;
  @Text({ pattern: lineKeyPattern, max: 64, description: 'Same as `id`.' }) lineKey?: string;
  @IdField() productId?: Id;
  @Name({ max: 300 }) name?: string;
  @Text({ max: 100 }) colorName?: string;
  @FiniteNumber({ above: 0 }) quantity?: number;
  @Amount() amount?: number;
  @OneOf(lineStatuses) status?: LineStatus;
  @Flag() isStandardFeature?: boolean;
  @Text({ max: 100 }) category?: string;
  @Text({ max: 100 }) side?: string;
}

/** Fields common to quotes and orders (§2.2, §2.3). The address is flat, as in PATCH bodies. */
export abstract class DocumentLine extends SalesLine {
  @Nested(() => PricingPart) pricing?: PricingPart;
  @Nested(() => RtoPart, { clearable: true }) rto?: RtoPart | null;
  @IdField({ clearable: true }) workOrderId?: Id | null;
  @SerialNumber({ clearable: true }) serialNumber?: string | null;
  @Text({ clearable: true, max: 300 }) deliveryAddress?: string | null;
  @Text({ clearable: true, max: 100 }) deliveryCity?: string | null;
  @Text({ clearable: true, max: 100 }) deliveryState?: string | null;
  @Text({ clearable: true, max: 20 }) deliveryZipCode?: string | null;
  @FiniteNumber({ clearable: true, min: -90, max: 90 }) deliveryLatitude?: number | null;
  @FiniteNumber({ clearable: true, min: -180, max: 180 }) deliveryLongitude?: number | null;
  @FreeJson({ clearable: true }) configuration?: Record<string, unknown> | null;
  @ListOf(() => LinePart, { max: 500 }) lines?: LinePart[];
  @Text({ clearable: true, max: 5000 }) note?: string | null;
}

/** Maps a line to the fields of the use case, with exact amounts (W2) and a flat price. */
export function documentFields<L extends DocumentLine>(line: L) {
  const { pricing = {}, rto, lines, ...fields } = salesFields(line);
  return {
    ...fields,
    ...(amounts(omitUndefined(pricing)) as Partial<Pricing>),
    ...(rto !== undefined && { rto: rto && (amounts(omitUndefined(rto)) as Rto) }),
    ...(lines && { lines: lines.map(portalLine) }),
  };
}

function portalLine({ id, lineKey: key = id, amount, ...line }: LinePart): PortalLine {
  return { ...line, ...omitUndefined({ key, amount: amount === undefined ? undefined : money(amount) }) };
}

/** Converts every number to an exact amount, except `termMonths`. */
export function amounts(fields: object): Record<string, unknown> {
  const exact = (name: string, value: unknown): unknown =>
    typeof value === 'number' && name !== 'termMonths' ? (money(value) satisfies Money) : value;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, exact(name, value)]));
}
