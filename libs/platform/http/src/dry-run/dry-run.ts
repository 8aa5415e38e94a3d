import { applyDecorators, type ExecutionContext, UseGuards } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { type Id, invalid } from '@partner/kernel';
import type { Effects } from '@partner/unit-of-work';
import type { FastifyRequest } from 'fastify';

const header = 'Partner-Dry-Run';

/** Largest `Partner-Effects` in bytes; more would exceed the limit that proxies have for headers. */
const maxBytes = 4096;

/** Members of `Partner-Effects`: deliveries by endpoint, changed units of lot inventory, and new versions by record. */
interface ShownEffects extends Record<'mails' | 'crm', number> {
  readonly events: Effects['events'];
  readonly deliveries: Readonly<Record<string, number>>;
  readonly units: readonly Id[];
  readonly versions: Readonly<Record<string, number>>;
}

/**
 * True if the request only tries the change (I7).
 * @throws DomainError `invalid` for values other than `true` and `false`.
 */
export function isDryRun({ headers }: FastifyRequest): boolean {
  const value = headers[header.toLowerCase()];
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw invalid(`${header} must be true or false`, 'invalid_header', { field: header, allowed: ['true', 'false'] });
}

/** Rejects a dry run (I7). @throws DomainError `invalid` */
export function refuseDryRun(request: FastifyRequest): void {
  if (isDryRun(request)) throw invalid('this operation has no dry run', 'no_dry_run', { field: header });
}

/** Marks an operation that has no dry run, and rejects one (I7). */
export const NoDryRun = (): MethodDecorator => {
  const canActivate = (context: ExecutionContext): boolean => {
    refuseDryRun(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  };
  return applyDecorators(UseGuards({ canActivate }), ApiExtension('x-no-dry-run', true));
};

/**
 * Returns the value of `Partner-Effects`.
 * @param hidden ids of records that the caller may not see.
 */
export function effectsText({ events, derived, jobs, records }: Effects, hidden: ReadonlySet<Id>): string {
  const changed = records.filter(({ id }) => !hidden.has(id));
  const jobsOf = (prefix: string): number =>
    Object.entries(jobs).reduce((sum, [kind, count]) => sum + (kind.startsWith(prefix) ? count : 0), 0);
  return shortened({
    events: events.filter(({ resourceId }) => !hidden.has(resourceId)),
    deliveries: derived['webhooks'] ?? {},
    mails: jobsOf('mail.'),
    crm: jobsOf('crm.'),
    units: changed.filter(({ kind }) => kind === 'work_order').map(({ id }) => id),
    versions: Object.fromEntries(changed.map(({ id, version }) => [id, version])),
  });
}

/** Leaves out the last of each list until the text fits. */
function shortened(effects: ShownEffects): string {
  const whole = JSON.stringify(effects);
  if (whole.length <= maxBytes) return whole;
  for (let kept = 64; ; kept = Math.floor(kept / 2)) {
    const first = <V>(members: Readonly<Record<string, V>>): Record<string, V> =>
      Object.fromEntries(Object.entries(members).slice(0, kept));
    const { deliveries, versions, units, events } = effects;
    const text = JSON.stringify({
      ...effects,
      ...{ deliveries: first(deliveries), versions: first(versions) },
      ...{ units: units.slice(0, kept), events: events.slice(0, kept), truncated: true },
    });
    if (text.length <= maxBytes) return text;
  }
}
