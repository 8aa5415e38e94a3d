// Measures the cost of parsing and validating a body, without the network, and of JSON.parse with class-transformer and
// class-validator: `node tools/verify/bench/dist/parts/validation.js`.
import 'reflect-metadata';
import {
  Amount,
  Email,
  IdField,
  Integer,
  ListOf,
  Metadata,
  Name,
  Nested,
  OneOf,
  parseJson,
  Phone,
  readObject,
  References,
  Text,
} from '@partner/http';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { processorTime, print } from './processor-time.js';

class Contact {
  @Name({ max: 200 }) name?: string;
  @Email() email?: string;
  @Phone() phone?: string;
}

class Lead {
  @OneOf(['Website', 'Referral']) salesSource?: string;
  @Metadata() sourceMetadata?: object;
  @References() externalReferences?: object;
  @IdField({ required: true }) locationId!: string;
  @Nested(() => Contact, { required: true }) customer!: Contact;
  @Name({ max: 200 }) salespersonName?: string;
  @Email() salespersonEmail?: string;
}

class Upgrade {
  @IdField({ required: true }) productId!: string;
  @Integer({ min: 1 }) quantity?: number;
  @Amount({ min: 0 }) price?: number;
  @Text({ pattern: /^[A-Za-z0-9_-]{1,64}$/, max: 64 }) lineKey?: string;
}

class Order extends Lead {
  @IdField({ required: true }) productId!: string;
  @ListOf(() => Upgrade, { max: 200, unique: 'lineKey' }) upgrades?: Upgrade[];
  @Text({ max: 5000 }) note?: string;
}

const id = '65f0c0ffee0000000000b001';
const customer = { name: 'Ada Miller', email: 'ada@example.com', phone: '+1 555 0100' };
const lead = { locationId: id, customer, salesSource: 'Website', sourceMetadata: { campaign: 'spring' } };
const upgrades = Array.from({ length: 200 }, (_, index) => ({
  productId: id,
  quantity: 2,
  price: 175.5,
  lineKey: `ramp-${index}`,
}));

for (const [name, metatype, body, times] of [
  ['a lead', Lead, lead, 10_000],
  ['an order with 200 lines', Order, { ...lead, productId: id, upgrades, note: 'Before Easter' }, 200],
] as const) {
  const text = JSON.stringify(body);
  print(`${name}, parsed`, await processorTime(times, () => parseJson(text)));
  print(`${name}, parsed and validated`, await processorTime(times, () => readObject(metatype, parseJson(text))));
  print(`${name}, JSON.parse`, await processorTime(times, () => JSON.parse(text)));
  print(
    `${name}, JSON.parse, class-transformer and class-validator`,
    await processorTime(times, () => validate(plainToInstance<object, unknown>(metatype, JSON.parse(text)))),
  );
}
