import { HealthIndicatorService, type HealthCheckResult, type HealthIndicatorResult } from '@nestjs/terminus';
import { causeText } from '@partner/kernel';
import type { Logger } from '../logging/create-logger.js';

export type AdminLogger = Pick<Logger, 'info' | 'warn'>;

/** A requirement of a process for serving. */
export interface ReadinessCheck {
  readonly name: string;
  readonly attempt: () => Promise<unknown>;
  /**
   * True if the process can serve without it, with restrictions. A failure is shown, but does not take the process out
   * of service (E5).
   */
  readonly optional?: boolean;
  /** Timeout in milliseconds; 2,000 by default. */
  readonly within?: number;
}

/** Determines if this process should get traffic, and the reasons if not. */
export class Readiness {
  private readonly indicators = new HealthIndicatorService();
  private readonly down = new Set<string>();
  private stopping = false;

  constructor(
    private readonly checks: readonly ReadinessCheck[],
    private readonly logger: AdminLogger,
    private readonly kind = 'readiness',
  ) {}

  stop(): void {
    this.stopping = true;
  }

  /** Runs every check. The result has the form of Terminus health checks. */
  async check(): Promise<HealthCheckResult> {
    const results = await Promise.all(this.checks.map((check) => this.run(check)));
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

  private async run({ name, attempt, within = 2_000 }: ReadinessCheck): Promise<HealthIndicatorResult> {
    let reason: unknown = `no response within ${within} ms`;
    const guarded = async (): Promise<void> => {
      try {
        await attempt();
      } catch (error) {
        reason = error;
        // The reason may contain an address or a user name, so it is only logged.
        throw new Error('does not work');
      }
    };
    const result = await this.indicators.check(name).attempt(guarded).withTimeout(within);
    this.note(name, result[name]?.status === 'up', reason);
    return result;
  }

  /** Logs one line when a check begins to fail and one when it passes again. */
  private note(name: string, works: boolean, reason: unknown): void {
    if (works && this.down.delete(name)) this.logger.info({ check: name }, `a ${this.kind} check passes again`);
    if (works || this.down.has(name)) return;
    this.down.add(name);
    this.logger.warn({ check: name, cause: causeText(reason) }, `a ${this.kind} check fails`);
  }
}
