import { HealthIndicatorService, type HealthCheckResult, type HealthIndicatorResult } from '@nestjs/terminus';

import { causeText } from '@partner/kernel';

import type { AdminLogger } from './admin-logger.js';

/** Something a process needs in order to serve. */
export interface ReadinessCheck {
  readonly name: string;
  /** Resolves when it works. */
  readonly attempt: () => Promise<unknown>;
  /**
   * The process serves without it, only worse: its failure is shown, but does not take the process out of service (E5).
   */
  readonly optional?: boolean;
  /** How long it may take, in milliseconds; 2,000 unless given. */
  readonly within?: number;
}

/** Whether this process should get traffic, and why not. */
export class Readiness {
  private readonly indicators = new HealthIndicatorService();
  private readonly down = new Set<string>();
  private stopping = false;

  constructor(
    private readonly checks: readonly ReadinessCheck[],
    private readonly logger: AdminLogger,
    private readonly kind = 'readiness',
  ) {}

  /** From now on it is not ready, however well everything works. */
  stop(): void {
    this.stopping = true;
  }

  /** Makes every check, in the shape that Terminus gives health. */
  async look(): Promise<HealthCheckResult> {
    const results = await Promise.all(this.checks.map((check) => this.make(check)));
    const failed = this.checks.filter(({ name }, index) => results[index]?.[name]?.status !== 'up');
    const required = new Set(failed.filter(({ optional }) => !optional).map(({ name }) => name));
    const all = Object.assign({}, ...results) as HealthIndicatorResult;
    const some = (included: (name: string) => boolean): HealthIndicatorResult =>
      Object.fromEntries(Object.entries(all).filter(([name]) => included(name)));
    return {
      status: this.status(required.size > 0, failed.length > 0),
      info: some((name) => !required.has(name)),
      error: some((name) => required.has(name)),
      details: all,
    };
  }

  private status(unable: boolean, worse: boolean): HealthCheckResult['status'] {
    if (this.stopping) return 'shutting_down';
    if (unable) return 'error';
    return worse ? 'degraded' : 'ok';
  }

  private async make({ name, attempt, within = 2_000 }: ReadinessCheck): Promise<HealthIndicatorResult> {
    let reason: unknown = `no answer within ${within} ms`;
    const guarded = async (): Promise<void> => {
      try {
        await attempt();
      } catch (error) {
        reason = error;
        // The reason may hold an address or a user name; it belongs in the log.
        throw new Error('does not work');
      }
    };
    const result = await this.indicators.check(name).attempt(guarded).withTimeout(within);
    this.note(name, result[name]?.status === 'up', reason);
    return result;
  }

  /** One line when a check begins to fail and one when it passes again, however often it is made. */
  private note(name: string, works: boolean, reason: unknown): void {
    if (works && this.down.delete(name)) this.logger.info({ check: name }, `a ${this.kind} check passes again`);
    if (works || this.down.has(name)) return;
    this.down.add(name);
    this.logger.warn({ check: name, cause: causeText(reason) }, `a ${this.kind} check fails`);
  }
}
