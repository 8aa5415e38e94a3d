import type { INestApplicationContext } from '@nestjs/common';
import { type Actor, type Id, samples } from '@partner/kernel';
import { PutAgreement, PutDomain, PutStateLegal } from '@partner/partners';
import type { DemoProduct } from './demo-catalog.js';
import { demoRentToOwn, demoStateLaws } from './rent-to-own.js';

/**
 * Creates the demo company's agreement with a rent-to-own provider outside this deployment that recently requested
 * other rates, and the legal configuration of the states it sells in.
 * @returns the agreement's id.
 */
export async function makeAgreement(application: INestApplicationContext, actor: Actor, now: Date): Promise<Id> {
  const { company } = actor;
  const agreementId = await application.get(PutAgreement).execute(actor, {
    ...demoRentToOwn,
    id: samples.ids.agreement,
    from: { companyId: company, companyType: 'Manufacturer' },
    pendingUpdate: {
      status: 'requested',
      requestedAt: new Date(now.getTime() - 4 * 86_400_000).toISOString(),
      reason: 'Longer terms',
    },
  });
  const state = application.get(PutStateLegal);
  for (const law of demoStateLaws) await state.execute(actor, { agreementId, ...law });
  return agreementId;
}

/** Creates the two sites of the demo company: one for all lots, and one that is the default of the first lot. */
export async function makeDomains(
  application: INestApplicationContext,
  actor: Actor,
  locationIds: readonly Id[],
  catalog: readonly DemoProduct[],
): Promise<void> {
  const [flagship, ...others] = locationIds as [Id, ...Id[]];
  const integration = { integrationId: 'ozark-web', apexDomain: 'ozark-sheds.example.com' };
  const barns = catalog.filter(({ building }) => building.name.includes('Barn'));
  const put = application.get(PutDomain);
  await put.execute(actor, {
    ...integration,
    subdomain: 'shop',
    verified: true,
    locations: [{ locationId: flagship }, ...others.map((locationId) => ({ locationId, defaultForStore: true }))],
  });
  await put.execute(actor, {
    ...integration,
    subdomain: 'springfield',
    verified: false,
    locations: [
      {
        locationId: flagship,
        hidePrices: true,
        defaultForStore: true,
        products: barns.map(({ id: productId, sizes: [smallest] }) => ({
          productId,
          sizes: smallest ? [`${smallest.width}x${smallest.length}`] : [],
          excludedUpgrades: ['Work bench'],
        })),
      },
    ],
  });
}
