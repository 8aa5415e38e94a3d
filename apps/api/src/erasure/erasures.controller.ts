import { Controller, HttpCode } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EraseCustomer } from '@partner/erasure';
import { Caller, Idempotent, PathId, Post, Scope } from '@partner/http';
import type { Id } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { ApiItem, Operation } from '../shared/operation.decorators.js';
import { time } from '../shared/time.js';

/** Certificate of an erasure, without personal data (R110). */
class ErasureCertificate {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) customerId!: string;
  @ApiProperty({
    example: 'running',
    description: '`running` until all places are erased, then `finished`. An open enum.',
  })
  status!: string;
  @ApiProperty(time) requestedAt!: string;
  @ApiPropertyOptional({ ...time, description: 'Absent while running.' }) finishedAt?: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { customers: 1, leads: 2, orders: 1, statusHistory: 3 },
    description: 'Number of changed or removed entries by place, so far. New places can appear.',
  })
  erased!: Record<string, number>;
}

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
  @Idempotent({ callsExternalSystem: true })
  @ApiItem(ErasureCertificate, 'The certificate of the erasure, running or finished')
  async erase(@Caller() caller: Caller, @PathId() id: Id): Promise<() => Promise<ErasureCertificate>> {
    const finish = await execute(this.eraseCustomer, caller, { id });
    return async () => {
      const { customerId, status, requestedAt, finishedAt, erased } = await finish();
      return {
        ...{ customerId, status, requestedAt: requestedAt.toISOString() },
        ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
        erased,
      };
    };
  }
}
