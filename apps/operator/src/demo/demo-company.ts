import type { INestApplicationContext } from '@nestjs/common';
import { CreateCompany, PortalUsers, PutCompany, PutRole, PutUser, RoleQueries } from '@partner/companies';
import { type Actor, type Id, portal, samples, SeededRandom, type FixedClock } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { makeBudgets } from './demo-budgets.js';
import { makeCatalog } from './demo-catalog.js';
import { makeCustomers } from './demo-customers.js';
import { demoImages } from './demo-images.js';
import { makeLeads } from './demo-leads.js';
import { makeAgreement, makeDomains } from './demo-partners.js';
import { makeSales, type SalesCounts } from './demo-sales.js';
import { makeSamples } from './demo-samples.js';
import { makeSiteEvents } from './demo-site-events.js';
import { makeUnits, type UnitCounts } from './demo-units.js';
import { contactPersonOf, demoLocations, staff, storeHours } from './places.js';

/** Numbers of created records. */
export interface DemoCounts extends UnitCounts, SalesCounts {
  readonly locations: number;
  readonly users: number;
  readonly products: number;
  readonly leads: number;
  readonly siteEvents: number;
}

/**
 * Creates a realistic company with two years of history, through the use cases of the portal and the partner API.
 * @param baseUrl public address of the API, which serves the company's images and configurator.
 */
export async function makeDemoCompany(
  application: INestApplicationContext,
  clock: FixedClock,
  baseUrl: string,
): Promise<DemoCounts> {
  const now = clock.at;
  const actor = portal(samples.company);
  clock.at = new Date(now.getTime() - 750 * 86_400_000);
  await application
    .get(CreateCompany)
    .execute({ id: samples.company, name: 'Ozark Sheds & Cabins', timezone: 'America/Chicago' });
  const image = demoImages(baseUrl);
  await application.get(PutCompany).execute(actor, {
    logoUrl: image('ozark-sheds-logo'),
    email: 'office@ozark-sheds.example.com',
    phone: '+1 555 0100 2000',
    address: '410 Industrial Park Dr',
    city: 'Marshfield',
    state: 'MO',
    zipCode: '65706',
    country: 'US',
    companyType: 'Manufacturer',
    sellTypes: ['Lot Stock', 'Custom Order', 'Rental'],
    technicalContactEmail: 'it@ozark-sheds.example.com',
    // The API serves this configurator, so that the demo needs no other server.
    configuratorUrl: '/demo-configurator',
    configuratorLaunchAllowlist: [new URL(baseUrl).origin, 'https://www.ozark-sheds.example.com'],
  });
  const lots = await makeLocations(application, actor);
  const manager = await makeStaff(application, actor, lots);
  await makeBudgets(application, { actor, lots, years: [now.getUTCFullYear() - 1, now.getUTCFullYear()] });
  const catalog = await makeCatalog(application, actor, image);
  const units = await makeUnits(application, {
    company: samples.company,
    lots,
    catalog,
    image,
    now,
    clock,
    random: new SeededRandom(20_260_302),
  });
  const open = demoLocations.filter(
    (location) => !('active' in location) && !('hideFromPartnerApi' in location) && !('plant' in location),
  );
  const selling = open.map(({ code }) => lots.get(code)!);
  await makeDomains(application, actor, selling, catalog);
  const agreementId = await makeAgreement(application, actor, now);
  const sales = await makeSales(application, {
    company: samples.company,
    locationIds: selling,
    catalog,
    agreementId,
    now,
    clock,
    random: new SeededRandom(20_260_303),
  });
  const leads = await makeLeads(application, {
    company: samples.company,
    manager,
    locationIds: selling,
    now,
    clock,
    random: new SeededRandom(20_260_301),
  });
  await makeCustomers(application, actor);
  await makeSamples(application, actor);
  const siteEvents = await makeSiteEvents(application, {
    company: samples.company,
    now,
    clock,
    random: new SeededRandom(20_260_304),
  });
  const made = { locations: demoLocations.length, users: staff.length, products: catalog.length };
  // The samples add two quotes and one order.
  return { ...made, ...units, ...sales, quotes: sales.quotes + 2, orders: sales.orders + 1, leads, siteEvents };
}

async function makeLocations(application: INestApplicationContext, actor: Actor): Promise<Map<string, Id>> {
  const made = new Map<string, Id>();
  for (const location of demoLocations) {
    const contact = {
      phone: `+1 555 0101 ${1000 + made.size}`,
      contactPerson: contactPersonOf(location.code),
      contactEmail: `${location.code.toLowerCase()}@ozark-sheds.example.com`,
    };
    const hours = 'salesLot' in location ? { storeHours } : {};
    made.set(location.code, await application.get(PutLocation).execute(actor, { ...location, ...contact, ...hours }));
  }
  return made;
}

/** Fields of the `GET /roles` response that are used here. */
interface RoleList {
  readonly data: readonly { readonly id: Id; readonly key: string }[];
}

/** @returns the manager as a portal actor. */
async function makeStaff(
  application: INestApplicationContext,
  actor: Actor,
  lots: ReadonlyMap<string, Id>,
): Promise<Actor> {
  await application
    .get(PutRole)
    .execute(actor, { name: 'Sales manager', key: 'manager', description: 'Looks after all lots and their people' });
  const { data } = JSON.parse((await application.get(RoleQueries).all(actor.company)).text) as RoleList;
  const roles = new Map(data.map(({ key, id }) => [key, id]));
  const made = new Map<string, Id>();
  for (const { firstName, lastName, role, places: served, pool, ...rest } of staff) {
    const id = await application.get(PutUser).execute(actor, {
      firstName,
      lastName,
      email: `${firstName}.${lastName}@ozark-sheds.example.com`.toLowerCase(),
      phone: `+1 555 0102 ${1000 + lastName.length * 7}`,
      roleId: roles.get(role)!,
      isOwner: role === 'owner',
      inLeadRoutingPool: pool,
      ...(served === '*' ? { allLocations: true } : { locationIds: served.split(',').map((code) => lots.get(code)!) }),
      ...rest,
    });
    made.set(role, id);
  }
  return application.get(PortalUsers).actor(actor.company, made.get('manager')!);
}
