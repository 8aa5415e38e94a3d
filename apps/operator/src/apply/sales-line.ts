import {
  Email,
  IdField,
  Instant,
  Integer,
  Metadata,
  Name,
  Nested,
  OneOf,
  Phone,
  References,
  Text,
} from '@partner/http';
import { omitUndefined, type Id, type MapPatch } from '@partner/kernel';
import { type SalesSource, salesSources } from '@partner/sales';

/** Contact stored on the record itself (R6). */
class ContactPart {
  @Name({ max: 200 }) name?: string;
  @Email() email?: string;
  @Phone() phone?: string;
}

/** A salesperson by name and email; the email of an active user links that user (R7), as `salespersonId` does. */
class SalespersonPart {
  @Name({ max: 200 }) name?: string;
  @Email() email?: string;
}

/** Fields common to leads, quotes and orders (§2.1). Without contact fields, the contact of the customer is copied. */
export abstract class SalesLine {
  @IdField() id?: Id;
  @Integer({ min: 1 }) orderNumber?: number;
  @IdField() customerId?: Id;
  @IdField() locationId?: Id;
  @IdField() salespersonId?: Id;
  @Nested(() => ContactPart) customer?: ContactPart;
  @Name({ max: 200 }) customerName?: string;
  @Email() customerEmail?: string;
  @Phone() customerPhone?: string;
  @Nested(() => SalespersonPart) salesperson?: SalespersonPart;
  @Name({ max: 200 }) salespersonName?: string;
  @Email() salespersonEmail?: string;
  @Text({ max: 100 }) status?: string;
  @OneOf(salesSources, { clearable: true }) salesSource?: SalesSource | null;
  @Metadata({ clearable: true }) sourceMetadata?: MapPatch<unknown> | null;
  @References() externalReferences?: MapPatch<string>;
  @Instant() createdAt?: Date;
  @Instant() statusChangedAt?: Date;
}

/**
 * Flattens the item's nested contacts to the names of PATCH bodies (`customerName`, `salespersonName` and so on). Lines
 * may use either form.
 */
export function salesFields<L extends SalesLine>({
  customer,
  salesperson,
  ...fields
}: L): Omit<L, 'customer' | 'salesperson'> {
  return {
    ...omitUndefined({ customerName: customer?.name, customerEmail: customer?.email, customerPhone: customer?.phone }),
    ...omitUndefined({ salespersonName: salesperson?.name, salespersonEmail: salesperson?.email }),
    ...fields,
  };
}
