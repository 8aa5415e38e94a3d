import { type CompanyId, DomainError, newId, portal, unavailable, type UnitOfWork } from '@partner/kernel';
import type { Sandbox, Sandboxes } from '../ports/sandboxes.js';

/** Company from which sandboxes are copied. */
export const sandboxTemplate = '65f0c0ff0e00000000000001' as CompanyId;

const lifetimeMs = 24 * 3_600_000;

/** Creates a company with demo data that is deleted after a day (R111). */
export class CreateSandbox {
  /** The last copy of this process. Each waits for the one before, so that most of the database is left to others. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly work: UnitOfWork,
    private readonly sandboxes: Sandboxes,
  ) {}

  /**
   * @param most sandboxes that may exist at once.
   * @throws DomainError `limited` when they exist, `unavailable` as long as there is no template.
   */
  execute(most: number): Promise<Sandbox> {
    const id = newId() as CompanyId;
    const made = this.#last.then(() => this.work.run(portal(id), () => this.#make(id, most)));
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #make(id: CompanyId, most: number): Promise<Sandbox> {
    const createdAt = this.work.now();
    await this.sandboxes.lock();
    const ends = await this.sandboxes.ends(createdAt);
    if (ends.length >= most) {
      const retryAfter = Math.ceil((ends[ends.length - most]!.getTime() - createdAt.getTime()) / 1_000);
      throw new DomainError('limited', 'too_many_sandboxes', `${most} sandboxes exist already`, { retryAfter });
    }
    const sandbox = { id, createdAt, endsAt: new Date(createdAt.getTime() + lifetimeMs) };
    if (!(await this.sandboxes.copy(sandboxTemplate, sandbox)))
      throw unavailable('no_sandbox_template', 'no template yet: the operator makes it by ./partner demo --template');
    await this.sandboxes.add(sandbox);
    return sandbox;
  }
}
