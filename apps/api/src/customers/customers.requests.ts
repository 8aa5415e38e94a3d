import { codePattern, type CustomerSortKey, customerSortKeys } from '@partner/customers';
import {
  Changes,
  Email,
  Flag,
  FlagParam,
  IdField,
  Name,
  Phone,
  References,
  SortParam,
  Text,
  TextParam,
} from '@partner/http';
import { type Id, invalid, type MapPatch, missing } from '@partner/kernel';
import { RecordListQuery } from '../shared/list.query.js';

/** What the list of customers can be asked for (§4.7). */
export class CustomersQuery extends RecordListQuery {
  @SortParam(customerSortKeys, 'createdAt') sort!: CustomerSortKey;
  @TextParam({ description: 'Substring of name, email or phone.' }) search?: string;
  @TextParam({ description: 'Substring of the email.' }) email?: string;
  @TextParam({ description: 'Substring of the phone number.' }) phone?: string;
  @FlagParam({ default: false, description: 'Whether merged-away customers are listed too.' }) includeMerged!: boolean;
}

/** What may be said of a customer, new or not (§4.7). Null clears (R24), except the code (R56). */
export class CustomerFieldsRequest {
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
    example: 'K7Q2M',
    description: 'Random when a new customer has none.',
    released: { nullable: true },
  })
  code?: string;
  @References({
    description: 'Your own keys, at most 10: merged by key, null for a key deletes it.',
    example: { crm: '4711' },
  })
  externalReferences?: MapPatch<string>;
}

/** A new customer (§4.7). */
export class CreateCustomerRequest extends CustomerFieldsRequest {
  @Email({ required: true, description: 'Unique among customers that were not merged away, whatever its case.' })
  email!: string;
}

/** Changes to a customer (§4.7). */
@Changes()
export class ChangeCustomerRequest extends CustomerFieldsRequest {
  @Email({ description: 'It can be replaced, not cleared.' }) email?: string;
  @Flag() active?: boolean;
}

/** Which customer takes over (§4.7): either name, or both if equal (R1). */
export class MergeRequest {
  @IdField({ example: '65f0c0ffee0000000000d002', description: 'Required, unless `into` is given.' }) survivorId?: Id;
  @IdField({ example: '65f0c0ffee0000000000d002', description: 'The same under another name.' }) into?: Id;
}

/** The survivor that a merge names. @throws DomainError `invalid` when it names none, or two. */
export function survivorOf({ survivorId, into }: MergeRequest): Id {
  const survivor = survivorId ?? into;
  if (survivor === undefined) throw missing('survivorId is required');
  if (into !== undefined && into !== survivor) throw invalid('survivorId and into must name the same customer');
  return survivor;
}
