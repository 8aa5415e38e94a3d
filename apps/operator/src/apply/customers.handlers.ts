import { DeleteCustomer, codePattern, PutCustomer } from '@partner/customers';
import { Email, Flag, IdField, Instant, Name, OneOf, Phone, References, Text } from '@partner/http';
import type { Id, MapPatch } from '@partner/kernel';
import { type SalesSource, salesSources } from '@partner/sales';
import { put, type ContextHandlers } from './handler.js';

/** A customer (§2.11), including the sales source, which partners never see. */
class CustomerLine {
  @IdField() id?: Id;
  @Name({ clearable: true, max: 200 }) name?: string | null;
  @Name({ clearable: true, max: 200 }) contactName?: string | null;
  @Name({ clearable: true, max: 200 }) contactPerson?: string | null;
  @Email({ clearable: true }) email?: string | null;
  @Phone({ clearable: true }) phone?: string | null;
  @Text({ clearable: true }) address?: string | null;
  @Text({ clearable: true }) city?: string | null;
  @Text({ clearable: true }) state?: string | null;
  @Text({ clearable: true }) zipCode?: string | null;
  @Text({ pattern: codePattern, form: 'five letters or digits' }) code?: string;
  @Flag() active?: boolean;
  @OneOf(salesSources, { clearable: true }) salesSource?: SalesSource | null;
  @References() externalReferences?: MapPatch<string>;
  @Instant() createdAt?: Date;
}

export const customersHandlers: ContextHandlers = {
  puts: { customer: put({ line: CustomerLine, table: 'customers', useCase: PutCustomer }) },
  deletes: { customer: DeleteCustomer },
};
