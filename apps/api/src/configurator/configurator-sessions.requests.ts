import { IdField, Integer, Text } from '@partner/http';
import type { Id } from '@partner/kernel';

const one = 'Pass at most one of `quoteId`, `workOrderId` and `serialNumber`.';

/** Launch options of the configurator (§4.16), all of them optional. */
export class CreateConfiguratorSessionRequest {
  @IdField({
    example: '65f0c0ffee0000000000c001',
    description: 'Customer of the session. With a quote, must be the customer of the quote.',
  })
  customerId?: Id;
  @IdField({ example: '65f0c0ffee0000000000b001' }) locationId?: Id;
  @IdField({ example: '65f0c0ffee0000000000e001', description: one }) quoteId?: Id;
  @IdField({ example: '65f0c0ffee0000000000d001', description: one }) workOrderId?: Id;
  @Text({ max: 100, example: 'SPR-1042', description: one }) serialNumber?: string;
  @Text({
    max: 2000,
    pattern: /^[Hh][Tt][Tt][Pp][Ss]?:/,
    example: 'https://shop.example.com/configured?cart=7',
    description: "URL the visitor returns to. Its origin must be on the company's launch allowlist.",
  })
  returnUrl?: string;
  @Integer({ min: 60, max: 3600, example: 900, description: 'Lifetime of the link in seconds. Defaults to 900.' })
  ttlSeconds?: number;
}
