import { describe, expect, it } from '@jest/globals';
import type { Actor, Id, Version } from '@partner/kernel';
import { changing, changingVersion, creating } from './write.js';

class CreateDoor {
  async execute(_: Actor, { name }: { readonly name: string; readonly note?: string }): Promise<Id> {
    return name as Id;
  }
}

class ChangeDoor {
  async execute(_: Actor, command: { readonly id: Id; readonly name?: string }): Promise<object> {
    return command;
  }
}

class ReviseDoor {
  async execute(_: Actor, command: { readonly id: Id; readonly expected?: Version; readonly name?: string }) {
    return command;
  }
}

class DoorRequest {
  name!: string;
}

class ColouredRequest extends DoorRequest {
  colour?: string;
}

class NamelessRequest {
  note?: string;
}

const withoutColour = ({ colour: _, ...door }: ColouredRequest) => door;

describe('the writes of a controller', () => {
  it('pass the body to the use case, or what it is mapped to', () => {
    const body = { name: 'Ada', colour: 'red' };
    expect(creating(DoorRequest, CreateDoor).command(body)).toBe(body);
    expect(creating(ColouredRequest, CreateDoor, withoutColour).command(body)).toEqual({ name: 'Ada' });
    expect(changing(DoorRequest, ChangeDoor)).toMatchObject({ useCase: ChangeDoor, versioned: false });
    expect(changingVersion(ColouredRequest, ReviseDoor, withoutColour)).toMatchObject({ versioned: true });
  });

  it('do not compile if the command lacks a field of the body, or the body one of the command', () => {
    const writes = [
      // @ts-expect-error the command has no colour
      creating(ColouredRequest, CreateDoor),
      // @ts-expect-error the command needs a name
      creating(NamelessRequest, CreateDoor),
      // @ts-expect-error the command has no colour
      creating(DoorRequest, CreateDoor, (body) => ({ ...body, colour: 'red' })),
      // @ts-expect-error the command has no colour
      changing(ColouredRequest, ChangeDoor),
      // @ts-expect-error the command takes no version
      changingVersion(DoorRequest, ChangeDoor),
      // @ts-expect-error the command has no colour
      changingVersion(DoorRequest, ReviseDoor, (body) => ({ ...body, colour: 'red' })),
    ];
    expect(writes).toHaveLength(6);
  });
});
