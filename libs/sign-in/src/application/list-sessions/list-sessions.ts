import type { Actor, Clock } from '@partner/kernel';
import type { Session, Sessions } from '../ports/sessions.js';

export class ListSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** Returns the sessions, most recently used first. */
  async execute({ company, id }: Actor): Promise<readonly Session[]> {
    return id === undefined ? [] : this.sessions.of(company, id, this.clock.now());
  }
}
