/** The locations of the demo company: lots, a plant, and one that partners must not see. */
export const places = [
  { name: 'Springfield Lot', code: 'SPR', address: '2100 W Sunshine St', city: 'Springfield', state: 'MO', zipCode: '65807', latitude: 37.1951, longitude: -93.322, region: 'Ozarks', salesLot: true, leadRouting: true },
  { name: 'Joplin Lot', code: 'JOP', address: '1801 S Range Line Rd', city: 'Joplin', state: 'MO', zipCode: '64804', latitude: 37.0689, longitude: -94.4775, region: 'Ozarks', salesLot: true, leadRouting: true },
  { name: 'Fayetteville Lot', code: 'FAY', address: '3300 N College Ave', city: 'Fayetteville', state: 'AR', zipCode: '72703', latitude: 36.1156, longitude: -94.1466, region: 'Ozarks', salesLot: true, leadRouting: true },
  { name: 'Tulsa Lot', code: 'TUL', address: '9800 E 71st St', city: 'Tulsa', state: 'OK', zipCode: '74133', latitude: 36.0608, longitude: -95.8672, region: 'Plains', salesLot: true, leadRouting: true },
  { name: 'Wichita Lot', code: 'WIC', address: '7700 W Kellogg Dr', city: 'Wichita', state: 'KS', zipCode: '67209', latitude: 37.6744, longitude: -97.4257, region: 'Plains', salesLot: true, leadRouting: false },
  { name: 'Paducah Lot', code: 'PAD', address: '5100 Hinkleville Rd', city: 'Paducah', state: 'KY', zipCode: '42001', latitude: 37.0755, longitude: -88.688, region: 'Rivers', salesLot: true, leadRouting: true },
  { name: 'Marshfield Plant', code: 'MAR', address: '410 Industrial Park Dr', city: 'Marshfield', state: 'MO', zipCode: '65706', latitude: 37.3387, longitude: -92.9071, region: 'Ozarks', plant: true, leadRouting: false },
  { name: 'Rolla Lot (closed)', code: 'ROL', address: '1100 N Bishop Ave', city: 'Rolla', state: 'MO', zipCode: '65401', region: 'Ozarks', active: false, leadRouting: false },
  { name: 'Backlot', code: 'HID', address: '1 Private Rd', city: 'Marshfield', state: 'MO', zipCode: '65706', region: 'Ozarks', hideFromPartnerApi: true, leadRouting: false },
] as const;

const weekday = { enabled: true, from: '09:00', to: '17:30' };

/** When every lot is open. */
export const storeHours = {
  mon: weekday,
  tue: weekday,
  wed: weekday,
  thu: weekday,
  fri: weekday,
  sat: { enabled: true, from: '09:00', to: '14:00' },
  sun: { enabled: false, from: '12:00', to: '16:00' },
} as const;

/** The staff: who they are, what they do, and which lots they serve (`*` is all). */
export const staff = [
  { firstName: 'Ruth', lastName: 'Graber', role: 'owner', places: '*', pool: false },
  { firstName: 'Sam', lastName: 'Porter', role: 'manager', places: '*', pool: false },
  { firstName: 'Lena', lastName: 'Burkholder', role: 'sales', places: 'SPR,MAR', pool: true },
  { firstName: 'Marcus', lastName: 'Hill', role: 'sales', places: 'SPR,JOP', pool: true },
  { firstName: 'Joy', lastName: 'Whitetree', role: 'sales', places: 'JOP', pool: true },
  { firstName: 'Caleb', lastName: 'Yoder', role: 'sales', places: 'FAY', pool: true },
  { firstName: 'Nina', lastName: 'Alvarez', role: 'sales', places: 'FAY,TUL', pool: true },
  { firstName: 'Trent', lastName: 'Oakes', role: 'sales', places: 'TUL,WIC', pool: true },
  { firstName: 'Dora', lastName: 'Lambright', role: 'sales', places: 'PAD', pool: true },
  { firstName: 'Gil', lastName: 'Santos', role: 'sales', places: 'PAD', pool: true, active: false },
] as const;
