import { describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { failedMove } from './failed-move.js';

const cells = { source: { name: 'a' }, target: { name: 'b' } } as Parameters<typeof failedMove>[2];
const company = newId() as Parameters<typeof failedMove>[1];

describe('a move that a database ends', () => {
  const of = (code: string): unknown => failedMove(Object.assign(new Error('failed'), { code }), company, cells);

  it('says that the target has no space', () => {
    const remedy = `cell b has no space for company ${company}: free some, and run the command again`;
    expect(of('53100')).toMatchObject({ reason: 'database_unavailable', message: remedy });
  });

  it('names both cells if a server was stopped', () => {
    const remedy = 'a database of cells a and b does not respond: run the command again when it does';
    expect(of('57P01')).toMatchObject({ reason: 'database_unavailable', message: remedy });
  });

  it('is passed on for any other reason', () => {
    expect(of('23505')).toMatchObject({ message: 'failed', code: '23505' });
  });
});
