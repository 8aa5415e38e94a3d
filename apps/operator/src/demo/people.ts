import type { SeededRandom } from '@partner/kernel';

const firstNames = (
  'Ada Ben Carla Dwight Elena Frank Grace Hank Iris Joel Kate Leroy ' +
  'Maria Nate Olive Pete Quinn Rosa Seth Tara Umar Vera Walt Yvonne'
).split(' ');
const lastNames = (
  'Adams Beiler Castillo Dawson Esh Fisher Garcia Hoover Ibarra Jensen King Lapp ' +
  'Miller Nolt Ortiz Petersheim Raber Stoltzfus Troyer Umble Vega Weaver Yoder Zook'
).split(' ');

/** A prospective customer. */
export interface Person {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Returns a random person; a few have only a phone number or only an email address. */
export function person(random: SeededRandom): Person {
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const email = `${first}.${last}${random.integer(1, 99)}@example.com`.toLowerCase();
  const phone = `+1 555 01${random.integer(10, 99)} ${random.integer(1000, 9999)}`;
  const name = `${first} ${last}`;
  if (random.chance(0.12)) return { name, phone };
  return random.chance(0.2) ? { name, email } : { name, email, phone };
}
