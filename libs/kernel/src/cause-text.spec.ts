import { describe, expect, it } from '@jest/globals';
import { causeText } from './cause-text.js';
import { unavailable } from './errors.js';

describe('causeText', () => {
  it('joins the messages of an error and its causes without repetition', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const unreachable = unavailable(
      'database_unavailable',
      'the database is away',
      new Error('db:5432', { cause: refused }),
    );
    expect(causeText(unreachable)).toBe('the database is away: db:5432: connect ECONNREFUSED 10.0.0.1:5432');
    expect(causeText(new Error('twice', { cause: new Error('twice') }))).toBe('twice');
  });

  it('joins the messages of all attempts of an AggregateError', () => {
    expect(causeText(new AggregateError([new Error('::1 refused'), new Error('127.0.0.1 refused')]))).toBe(
      '::1 refused, 127.0.0.1 refused',
    );
  });

  it.each([
    [Object.assign(new Error(''), { code: 'ECONNRESET' }), 'ECONNRESET'],
    [new TypeError(''), 'TypeError'],
    ['a text', 'a text'],
    [undefined, ''],
    [new Error('two\n  lines'), 'two lines'],
  ])('returns one line for any thrown value: %p', (thrown, text) => {
    expect(causeText(thrown)).toBe(text);
  });

  it('removes credentials from URLs', () => {
    expect(causeText(new Error('no route to postgres://partner:hunter2@db.example.com/partner'))).toBe(
      'no route to postgres://db.example.com/partner',
    );
  });

  it('stops at an error that is its own cause', () => {
    const circle = new Error('circle');
    circle.cause = circle;
    expect(causeText(circle)).toBe('circle');
  });
});
