import type { Chance } from './chance.js';

const firstNames = [
  'Ada',
  'Ben',
  'Carla',
  'Dwight',
  'Elena',
  'Frank',
  'Grace',
  'Hank',
  'Iris',
  'Joel',
  'Kate',
  'Leroy',
  'Maria',
  'Nate',
  'Olive',
  'Pete',
  'Quinn',
  'Rosa',
  'Seth',
  'Tara',
  'Umar',
  'Vera',
  'Walt',
  'Yvonne',
] as const;
const lastNames = [
  'Adams',
  'Beiler',
  'Castillo',
  'Dawson',
  'Esh',
  'Fisher',
  'Garcia',
  'Hoover',
  'Ibarra',
  'Jensen',
  'King',
  'Lapp',
  'Miller',
  'Nolt',
  'Ortiz',
  'Petersheim',
  'Raber',
  'Stoltzfus',
  'Troyer',
  'Umble',
  'Vega',
  'Weaver',
  'Yoder',
  'Zook',
] as const;

/** Somebody who asks for a shed. */
export interface Person {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
}

/** A person; a few leave only a phone number, a few only an email. */
export function person(chance: Chance): Person {
  const first = chance.of(firstNames);
  const last = chance.of(lastNames);
  const email = `${first}.${last}${chance.between(1, 99)}@example.com`.toLowerCase();
  const phone = `+1 555 01${chance.between(10, 99)} ${chance.between(1000, 9999)}`;
  const name = `${first} ${last}`;
  if (chance.happens(0.12)) return { name, phone };
  return chance.happens(0.2) ? { name, email } : { name, email, phone };
}
