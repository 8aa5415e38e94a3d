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

/** Use case that returns its command. */
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

describe('execute', () => {
  it('passes the request to the use case unchanged', async () => {
    const body = Object.assign(new Request(), {
      name: 'Ada',
      contact: { email: 'a@example.com' },
      lines: [{ price: 1 }],
    });
    expect(await execute(new Echo(), actor, body)).toBe(body);
  });

  it('does not compile for a field that the command lacks, at any depth', () => {
    const top = new (class extends Request {
      colour?: string;
    })();
    const nested = { contact: { email: 'a@example.com', nick: 'A' } };
    const listed = { lines: [{ price: 1, lineKey: 'a' }] };
    const calls = [
      // @ts-expect-error the command has no colour
      () => execute(new Echo(), actor, top),
      // @ts-expect-error the command has no contact.nick
      () => execute(new Echo(), actor, nested),
      // @ts-expect-error the command has no lines[].lineKey
      () => execute(new Echo(), actor, listed),
      // @ts-expect-error the type differs from the command's
      () => execute(new Echo(), actor, { name: 7 }),
    ];
    // The compiler checks the calls. They are not executed.
    expect(calls).toHaveLength(4);
  });

  it('builds a status command with all fields, and does not compile with additional ones', () => {
    class DoorStatus extends StatusRequest {
      status = 'Shut';
    }
    const id = newId();
    const body = Object.assign(new DoorStatus(), { actionDescription: 'cold' });
    expect(statusCommand(body, id, 3)).toEqual({ id, status: 'Shut', note: 'cold', expected: 3 });
    class ColouredStatus extends DoorStatus {
      colour?: string;
    }
    // @ts-expect-error the command has no colour
    expect(statusCommand(new ColouredStatus(), id, undefined)).toMatchObject({ id, status: 'Shut' });
  });
});
