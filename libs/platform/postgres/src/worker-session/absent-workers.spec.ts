import { describe, expect, it } from '@jest/globals';
import { AbsentWorkers } from './worker-session.js';

const alive = { id: 1, ended: false, alive: true };
const absent = { id: 1, ended: false, alive: false };
const ended = { id: 1, ended: true, alive: false };

describe('a worker without a session (E10)', () => {
  const first = (): AbsentWorkers => {
    const workers = new AbsentWorkers(400);
    workers.restart();
    return workers;
  };

  it('is gone after the grace period', () => {
    const workers = first();
    expect(workers.seen([absent], 0)).toEqual({ gone: [], freed: false });
    expect(workers.seen([absent], 399)).toEqual({ gone: [], freed: false });
    expect(workers.seen([absent], 400)).toEqual({ gone: [1], freed: true });
    expect(workers.seen([ended], 500)).toEqual({ gone: [], freed: false });
  });

  it('is not gone if it returned in between', () => {
    const workers = first();
    workers.seen([absent], 0);
    workers.seen([alive], 300);
    expect(workers.seen([absent], 400)).toEqual({ gone: [], freed: false });
  });

  it('is reported once when another worker ends it, because its claims are free', () => {
    const workers = first();
    expect(workers.seen([ended], 0)).toEqual({ gone: [], freed: true });
    expect(workers.seen([ended], 10)).toEqual({ gone: [], freed: false });
  });

  it('has more time to return if the own session was lost, too', () => {
    const workers = first();
    workers.seen([alive], 0);
    workers.restart();
    workers.seen([absent], 1_000);
    expect(workers.seen([absent], 3_999)).toEqual({ gone: [], freed: false });
    expect(workers.seen([absent], 4_000)).toEqual({ gone: [1], freed: true });
  });
});
