import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DeliveryObservers } from '@partner/events';
import { DeliveryLog } from './delivery-log.js';

describe('the log of deliveries', () => {
  const logged: unknown[] = [];
  beforeAll(() => {
    const note = (line: unknown): void => void logged.push(line);
    Logger.overrideLogger({ log: note, warn: note, error: note });
  });
  afterAll(() => Logger.overrideLogger(false));

  it('names the operation that the database failed, and the cause', () => {
    const observers = new DeliveryObservers();
    new DeliveryLog(observers);
    observers.failed('settle', new Error('db:5432: refused'));
    expect(logged).toEqual([{ message: 'outcomes of deliveries cannot be written', cause: 'db:5432: refused' }]);
  });
});
