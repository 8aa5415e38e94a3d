/** Locations of the demo company: lots, a plant, and one that is hidden from partners. */
export const demoLocations = [
  {
    ...{ name: 'Springfield Lot', code: 'SPR', region: 'Ozarks', salesLot: true, leadRouting: true },
    ...{ address: '2100 W Sunshine St', city: 'Springfield', state: 'MO', zipCode: '65807' },
    ...{ latitude: 37.1951, longitude: -93.322 },
  },
  {
    ...{ name: 'Joplin Lot', code: 'JOP', region: 'Ozarks', salesLot: true, leadRouting: true },
    ...{ address: '1801 S Range Line Rd', city: 'Joplin', state: 'MO', zipCode: '64804' },
    ...{ latitude: 37.0689, longitude: -94.4775 },
  },
  {
    ...{ name: 'Fayetteville Lot', code: 'FAY', region: 'Ozarks', salesLot: true, leadRouting: true },
    ...{ address: '3300 N College Ave', city: 'Fayetteville', state: 'AR', zipCode: '72703' },
    ...{ latitude: 36.1156, longitude: -94.1466 },
  },
  {
    ...{ name: 'Tulsa Lot', code: 'TUL', region: 'Plains', salesLot: true, leadRouting: true },
    ...{ address: '9800 E 71st St', city: 'Tulsa', state: 'OK', zipCode: '74133' },
    ...{ latitude: 36.0608, longitude: -95.8672 },
  },
  {
    ...{ name: 'Wichita Lot', code: 'WIC', region: 'Plains', salesLot: true, leadRouting: false },
    ...{ address: '7700 W Kellogg Dr', city: 'Wichita', state: 'KS', zipCode: '67209' },
    ...{ latitude: 37.6744, longitude: -97.4257 },
  },
  {
    ...{ name: 'Paducah Lot', code: 'PAD', region: 'Rivers', salesLot: true, leadRouting: true },
    ...{ address: '5100 Hinkleville Rd', city: 'Paducah', state: 'KY', zipCode: '42001' },
    ...{ latitude: 37.0755, longitude: -88.688 },
  },
  {
    ...{ name: 'Marshfield Plant', code: 'MAR', region: 'Ozarks', plant: true, leadRouting: false },
    ...{ address: '410 Industrial Park Dr', city: 'Marshfield', state: 'MO', zipCode: '65706' },
    ...{ latitude: 37.3387, longitude: -92.9071 },
  },
  {
    ...{ name: 'Rolla Lot (closed)', code: 'ROL', region: 'Ozarks', active: false, leadRouting: false },
    ...{ address: '1100 N Bishop Ave', city: 'Rolla', state: 'MO', zipCode: '65401' },
  },
  {
    ...{ name: 'Backlot', code: 'HID', region: 'Ozarks', hideFromPartnerApi: true, leadRouting: false },
    ...{ address: '1 Private Rd', city: 'Marshfield', state: 'MO', zipCode: '65706' },
  },
] as const;

const weekday = { enabled: true, from: '09:00', to: '17:30' };

/** Opening hours of every lot. */
export const storeHours = {
  mon: weekday,
  tue: weekday,
  wed: weekday,
  thu: weekday,
  fri: weekday,
  sat: { enabled: true, from: '09:00', to: '14:00' },
  sun: { enabled: false, from: '12:00', to: '16:00' },
} as const;

/** Staff with their roles and the lots they serve (`*` is all). */
export const staff = [
  { firstName: 'Ruth', lastName: 'Graber', role: 'owner', places: '*', pool: false },
  { firstName: 'Sam', lastName: 'Porter', role: 'manager', places: '*', pool: false },
  { firstName: 'Lena', lastName: 'Burkholder', role: 'salesperson', places: 'SPR,MAR', pool: true },
  { firstName: 'Marcus', lastName: 'Hill', role: 'salesperson', places: 'SPR,JOP', pool: true },
  { firstName: 'Joy', lastName: 'Whitetree', role: 'salesperson', places: 'JOP', pool: true },
  { firstName: 'Caleb', lastName: 'Yoder', role: 'salesperson', places: 'FAY', pool: true },
  { firstName: 'Nina', lastName: 'Alvarez', role: 'salesperson', places: 'FAY,TUL', pool: true },
  { firstName: 'Trent', lastName: 'Oakes', role: 'salesperson', places: 'TUL,WIC', pool: true },
  { firstName: 'Dora', lastName: 'Lambright', role: 'salesperson', places: 'PAD', pool: true },
  { firstName: 'Gil', lastName: 'Santos', role: 'salesperson', places: 'PAD', pool: true, active: false },
] as const;

/** Returns the contact person of a location: the first person who works there, or the manager of all lots. */
export function contactPersonOf(code: string): string {
  const { firstName, lastName } = staff.find(({ places }) => places.split(',').includes(code)) ?? staff[1];
  return `${firstName} ${lastName}`;
}
