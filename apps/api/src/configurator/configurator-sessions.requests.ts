import { IdField, Integer, Text } from '@partner/http';
import type { Id } from '@partner/kernel';

const one = 'At most one of `quoteId`, `workOrderId` and `serialNumber`.';

/** What the configurator is to be launched with (§4.16); nothing of it has to be given. */
export class CreateConfiguratorSessionRequest {
  @IdField({ example: '65f0c0ffee0000000000c001', description: 'With a quote, nobody but its customer.' })
  customerId?: Id;
  @IdField({ example: '65f0c0ffee0000000000b001' }) locationId?: Id;
  @IdField({ example: '65f0c0ffee0000000000e001', description: one }) quoteId?: Id;
  @IdField({ example: '65f0c0ffee0000000000d001', description: one }) workOrderId?: Id;
  @Text({ max: 100, example: 'SPR-1042', description: one }) serialNumber?: string;
  @Text({
    max: 2000,
    pattern: /^[Hh][Tt][Tt][Pp][Ss]?:/,
    example: 'https://shop.example.com/configured?cart=7',
    description: "Where the visitor goes afterwards. Its origin must be on the company's launch allowlist.",
  })
  returnUrl?: string;
  @Integer({ min: 60, max: 3600, example: 900, description: 'How long the link can be opened; 900 unless given.' })
  ttlSeconds?: number;
}
