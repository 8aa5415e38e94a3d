import type { Actor, Clock } from '@partner/kernel';
import type { Session, Sessions } from '../ports/sessions.js';

/** Where the actor is signed in. */
export class ListSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** The latest used first. */
  async execute({ company, id }: Actor): Promise<readonly Session[]> {
    return id === undefined ? [] : this.sessions.of(company, id, this.clock.now());
  }
}
