import type { INestApplicationContext } from '@nestjs/common';
import { MergeCustomers, PutCustomer, type PutCustomerCommand } from '@partner/customers';
import type { Actor, Id } from '@partner/kernel';

/** Regular business customers, as known to the company's accounting. */
const businesses = [
  {
    name: 'Bar Nine Ranch',
    person: 'Hollis Greer',
    address: '2200 State Highway 38',
    city: 'Elkland',
    zipCode: '65644',
  },
  {
    name: 'Greene County Parks',
    person: 'Mina Sato',
    address: '2400 S Scenic Ave',
    city: 'Springfield',
    zipCode: '65807',
  },
  { name: 'Niangua Feed & Seed', person: 'Orrin Platt', address: '14 Depot St', city: 'Niangua', zipCode: '65713' },
  { name: 'Rivers Landscaping', person: 'Dana Rivers', address: '801 W Jackson St', city: 'Ozark', zipCode: '65721' },
] as const;

/** Creates the business customers, and a duplicate that is merged into one of them. */
export async function makeCustomers(application: INestApplicationContext, actor: Actor): Promise<void> {
  const put = async (fields: PutCustomerCommand): Promise<Id> => application.get(PutCustomer).execute(actor, fields);
  const made: Id[] = [];
  for (const [index, { person, ...business }] of businesses.entries()) {
    made.push(
      await put({
        ...business,
        contactName: business.name,
        contactPerson: person,
        state: 'MO',
        email: `${person}@example.com`.toLowerCase().replace(' ', '.'),
        phone: `+1 555 0103 ${2000 + index}`,
        externalReferences: { accounting: `C-${3100 + index}` },
      }),
    );
  }
  const merged = await put({ name: 'Bar 9 Ranch', phone: '+1 555 0103 2099' });
  await application.get(MergeCustomers).execute(actor, { merged, survivor: made[0]! });
}
