import { describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { joined, joinsOf, listDefinition } from './list.js';

const user = joined('user', sql`left join users u on u.id = t.user_id`);
const location = joined('location', sql`left join locations l on l.id = t.location_id`);

describe('the definition of a list', () => {
  it('depends once each on its rows, joined tables and looked-up resources (W13)', () => {
    const source = { resource: 'lead', table: sql`leads`, join: [location], itemJoin: [user, location] } as const;
    expect(listDefinition('leads', { ...source, lookUps: ['product'] })).toEqual({
      route: 'leads',
      shows: ['lead', 'location', 'user', 'product'],
    });
  });

  it('keeps the joins in the given order', () => {
    expect(joinsOf([user, location]).sql).toBe(`${user.sql.sql} ${location.sql.sql}`);
    expect(joinsOf().sql).toBe('');
  });
});
