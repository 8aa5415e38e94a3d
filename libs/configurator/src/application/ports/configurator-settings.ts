import type { CompanyId } from '@partner/kernel';

/** What a company has said of its configurator. */
export interface LaunchSettings {
  /** Undefined when it has none. */
  readonly configuratorUrl: string | undefined;
  /** Origins that sessions may return to (§4.16). */
  readonly allowlist: readonly string[];
}

/** The settings of companies, as far as launches need them. */
export abstract class ConfiguratorSettings {
  abstract of(company: CompanyId): Promise<LaunchSettings>;
}
