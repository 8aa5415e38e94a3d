import type { ConfiguratorSession } from '../../domain/session/session.js';
import type { CompanyId, Id } from '@partner/kernel';

export abstract class ConfiguratorSessions {
  abstract add(session: ConfiguratorSession): Promise<void>;
}

export interface LaunchSettings {
  /** Undefined for a company without a configurator. */
  readonly configuratorUrl: string | undefined;
  /** Origins that sessions may return to (§4.16). */
  readonly allowlist: readonly string[];
}

export abstract class ConfiguratorSettings {
  abstract of(company: CompanyId): Promise<LaunchSettings>;
}

export type UnitName = { readonly workOrderId: Id } | { readonly serialNumber: string };

/** Checks records that a session can refer to, as partners see them (A5, R13). */
export abstract class LaunchSubjects {
  /** @throws DomainError `notFound`, or `conflict` for a customer who was merged into another one or erased (R110). */
  abstract customer(company: CompanyId, id: Id): Promise<Id>;
  /** Returns the customer of a quote. @throws DomainError `notFound`, also for a quote at a hidden location. */
  abstract customerOfQuote(company: CompanyId, quote: Id): Promise<Id>;
  /** @throws DomainError `notFound`, also for a unit at a hidden location. */
  abstract unit(company: CompanyId, name: UnitName): Promise<Id>;
}

export abstract class PublicAddress {
  /** Returns an absolute URL unchanged, and a path, which begins with a slash, below the public address. */
  abstract of(pathOrAddress: string): string;
}
