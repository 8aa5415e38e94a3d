import { type CompanyId, DomainError, newId, portal, unavailable, type UnitOfWork } from '@partner/kernel';
import type { Sandbox, Sandboxes } from '../ports/sandboxes.js';

/** Company from which sandboxes are copied. */
export const sandboxTemplate = '65f0c0ff0e00000000000001' as CompanyId;

const lifetimeMs = 24 * 3_600_000;

/** Creates a company with demo data that is deleted after a day. */
export class CreateSandbox {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sandboxes: Sandboxes,
  ) {}

  /**
   * @param most sandboxes that may exist at once.
   * @throws DomainError `limited` when they exist, `unavailable` as long as there is no template.
   */
  async execute(most: number): Promise<Sandbox> {
    const id = newId() as CompanyId;
    const actor = portal(id);
    const sandbox = await this.work.run(actor, () => this.#reserve(id, most));
    try {
      await this.work.run(actor, () => this.sandboxes.copy(sandboxTemplate, sandbox));
    } catch (error) {
      await this.work.run(actor, () => this.sandboxes.remove(id));
      throw error;
    }
    return sandbox;
  }

  async #reserve(id: CompanyId, most: number): Promise<Sandbox> {
    if (!(await this.sandboxes.hasTemplate(sandboxTemplate)))
      throw unavailable('no_sandbox_template', 'no template yet: the operator makes it by ./partner demo --template');
    const createdAt = this.work.now();
    await this.sandboxes.lock();
    const ends = await this.sandboxes.ends(createdAt);
    if (ends.length >= most) {
      const retryAfter = Math.ceil((ends[ends.length - most]!.getTime() - createdAt.getTime()) / 1_000);
      throw new DomainError('limited', 'too_many_sandboxes', `${most} sandboxes exist already`, { retryAfter });
    }
    const sandbox = { id, createdAt, endsAt: new Date(createdAt.getTime() + lifetimeMs) };
    await this.sandboxes.add(sandbox);
    return sandbox;
  }
}
