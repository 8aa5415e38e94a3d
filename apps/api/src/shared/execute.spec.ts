import { describe, expect, it } from '@jest/globals';
import { type Actor, type CompanyId, type MapPatch, newId, portal } from '@partner/kernel';
import { execute } from './execute.js';
import { statusCommand, StatusRequest } from './status.request.js';

interface Command {
  readonly name?: string;
  readonly at?: Date | null;
  readonly contact?: { readonly email?: string };
  readonly lines?: readonly { readonly price?: number }[];
  readonly references?: MapPatch<unknown>;
}

/** Gives back what it was asked. */
class Echo {
  async execute(_: Actor, command: Command): Promise<Command> {
    return command;
  }
}

class Request {
  name?: string;
  at?: Date | null;
  contact?: { email?: string };
  lines?: { price?: number }[];
  references?: MapPatch<string>;
}

const actor = portal(newId() as CompanyId);

describe('a request that is carried out', () => {
  it('reaches the use case as it is', async () => {
    const body = Object.assign(new Request(), {
      name: 'Ada',
      contact: { email: 'a@example.com' },
      lines: [{ price: 1 }],
    });
    expect(await execute(new Echo(), actor, body)).toBe(body);
  });

  it('does not compile with a field that the command lacks, at the top, in an object or in a list', () => {
    const top = new (class extends Request {
      colour?: string;
    })();
    const nested = { contact: { email: 'a@example.com', nick: 'A' } };
    const listed = { lines: [{ price: 1, lineKey: 'a' }] };
    const calls = [
      // @ts-expect-error no command takes colour
      () => execute(new Echo(), actor, top),
      // @ts-expect-error no command takes contact.nick
      () => execute(new Echo(), actor, nested),
      // @ts-expect-error no command takes lines[].lineKey
      () => execute(new Echo(), actor, listed),
      // @ts-expect-error another type than the command's
      () => execute(new Echo(), actor, { name: 7 }),
    ];
    // The compiler is the judge: at run time nothing is looked at.
    expect(calls).toHaveLength(4);
  });

  it('is a command of a status with all that it says, and does not compile with more', () => {
    class DoorStatus extends StatusRequest {
      status = 'Shut';
    }
    const id = newId();
    const body = Object.assign(new DoorStatus(), { actionDescription: 'cold' });
    expect(statusCommand(body, id, 3)).toEqual({ id, status: 'Shut', note: 'cold', expected: 3 });
    class ColouredStatus extends DoorStatus {
      colour?: string;
    }
    // @ts-expect-error no command takes colour
    expect(statusCommand(new ColouredStatus(), id, undefined)).toMatchObject({ id, status: 'Shut' });
  });
});
