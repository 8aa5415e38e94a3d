import { Controller, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EraseCustomer } from '@partner/erasure';
import { ApiItem, Caller, Idempotent, Operation, PathId, Post, Scope } from '@partner/http';
import type { Id } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { ErasureCertificate } from './certificate.response.js';

/** Erasure of customers over HTTP (R110). */
@ApiTags('Customers')
@Controller('partner/v1/customers')
export class ErasuresController {
  constructor(private readonly eraseCustomer: EraseCustomer) {}

  @Post(':id/erase')
  @Operation(
    'eraseCustomer',
    'Erase a customer',
    'Removes the name, email, phone and address of the person, and your references and notes, from the customer, its',
    'leads, quotes and orders, and everywhere else. It cannot be undone. Ids, numbers, statuses and amounts stay.',
    'The customer is erased at once, the rest in the background: repeat the request until `status` is `finished`.',
    'Emits `customer.updated`, and `.updated` for each record, without personal data.',
    'Customers that were merged into it are erased, too. Returns 409 for a merged customer: erase the survivor.',
  )
  @HttpCode(200)
  @Scope('customers.erase')
  @Idempotent()
  @ApiItem(ErasureCertificate, 'The certificate of the erasure, running or finished')
  async erase(@Caller() caller: Caller, @PathId() id: Id): Promise<ErasureCertificate> {
    const { customerId, status, requestedAt, finishedAt, erased } = await execute(this.eraseCustomer, caller, { id });
    return {
      ...{ customerId, status, requestedAt: requestedAt.toISOString() },
      ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
      erased,
    };
  }
}
