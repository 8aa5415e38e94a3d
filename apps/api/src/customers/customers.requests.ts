import { codePattern, type CustomerSortKey, customerSortKeys } from '@partner/customers';
import { Changes, Email, Flag, IdField, Name, Phone, References, Text, TextParam } from '@partner/http';
import { type Id, invalid, type MapPatch, missing } from '@partner/kernel';
import { FlagParam, SortParam } from '../shared/list.params.js';
import { RecordListQuery } from '../shared/list.query.js';

/** Query of the list of customers (§4.7). */
export class CustomersQuery extends RecordListQuery {
  @SortParam(customerSortKeys, 'createdAt') sort!: CustomerSortKey;
  @TextParam({ description: 'Filters by a substring of the name, email or phone number.' }) search?: string;
  @TextParam({ description: 'Filters by a substring of the email.' }) email?: string;
  @TextParam({ description: 'Filters by a substring of the phone number.' }) phone?: string;
  @FlagParam({ default: false, description: 'Includes merged customers.' }) includeMerged!: boolean;
}

/** Fields of a customer, new or existing (§4.7). Null clears a field (R24), except the code (R56). */
class CustomerFieldsRequest {
  @Name({ clearable: true, max: 200, example: 'Ada Miller' }) name?: string | null;
  @Name({ clearable: true, max: 200, example: 'Miller Farms' }) contactName?: string | null;
  @Name({ clearable: true, max: 200, example: 'Ada Miller' }) contactPerson?: string | null;
  @Phone({ clearable: true }) phone?: string | null;
  @Text({ clearable: true, max: 300, example: '12 Mill Road' }) address?: string | null;
  @Text({ clearable: true, max: 100, example: 'Springfield' }) city?: string | null;
  @Text({ clearable: true, max: 100, example: 'MO' }) state?: string | null;
  @Text({ clearable: true, max: 20, example: '65802' }) zipCode?: string | null;
  @Text({
    max: 5,
    pattern: codePattern,
    form: 'five letters or digits',
    example: 'K7Q2M',
    description: 'Short code. Random by default for a new customer.',
    released: { nullable: true },
  })
  code?: string;
  @References({
    description: 'Your own references, at most 10. Merged by key; null deletes a key.',
    example: { crm: '4711' },
  })
  externalReferences?: MapPatch<string>;
}

/** A new customer (§4.7). */
export class CreateCustomerRequest extends CustomerFieldsRequest {
  @Email({ required: true, description: 'Email, unique among customers that are not merged, ignoring case.' })
  email!: string;
}

/** Changes to a customer (§4.7). */
@Changes()
export class ChangeCustomerRequest extends CustomerFieldsRequest {
  @Email({ description: 'Email address. It can be replaced but not cleared.' }) email?: string;
  @Flag() active?: boolean;
}

/** Survivor of a merge (§4.7). Callers pass either field, or both with the same value (R1). */
export class MergeRequest {
  @IdField({ example: '65f0c0ffee0000000000d002', description: 'Surviving customer. Required unless `into` is set.' })
  survivorId?: Id;
  @IdField({ example: '65f0c0ffee0000000000d002', description: 'Alias of `survivorId`.' }) into?: Id;
}

/** Returns the survivor that a merge names. @throws DomainError `invalid` when it names none or two. */
export function survivorOf({ survivorId, into }: MergeRequest): Id {
  const survivor = survivorId ?? into;
  if (survivor === undefined) throw missing('survivorId is required', { field: 'survivorId' });
  if (into !== undefined && into !== survivor)
    throw invalid('survivorId and into must name the same customer', 'invalid_field', { field: 'into' });
  return survivor;
}
