import { describe, expect, it } from '@jest/globals';
import { AbsentWorkers } from './absent-workers.js';

const alive = { id: 1, ended: false, alive: true };
const absent = { id: 1, ended: false, alive: false };
const ended = { id: 1, ended: true, alive: false };

describe('a worker whose session is not there (E10)', () => {
  const first = (): AbsentWorkers => {
    const workers = new AbsentWorkers(400);
    workers.restart();
    return workers;
  };

  it('is gone when it has not been there for the grace period', () => {
    const workers = first();
    expect(workers.seen([absent], 0)).toEqual({ gone: [], freed: false });
    expect(workers.seen([absent], 399)).toEqual({ gone: [], freed: false });
    expect(workers.seen([absent], 400)).toEqual({ gone: [1], freed: true });
    expect(workers.seen([ended], 500)).toEqual({ gone: [], freed: false });
  });

  it('is not gone when it came back meanwhile', () => {
    const workers = first();
    workers.seen([absent], 0);
    workers.seen([alive], 300);
    expect(workers.seen([absent], 400)).toEqual({ gone: [], freed: false });
  });

  it('has left something to do when another has ended it, which is said once', () => {
    const workers = first();
    expect(workers.seen([ended], 0)).toEqual({ gone: [], freed: true });
    expect(workers.seen([ended], 10)).toEqual({ gone: [], freed: false });
  });

  it('gets longer to come back when the own session was lost as well: the server may have been away', () => {
    const workers = first();
    workers.seen([alive], 0);
    workers.restart();
    workers.seen([absent], 1_000);
    expect(workers.seen([absent], 3_999)).toEqual({ gone: [], freed: false });
    expect(workers.seen([absent], 4_000)).toEqual({ gone: [1], freed: true });
  });
});
