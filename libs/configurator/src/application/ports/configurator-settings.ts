import type { CompanyId } from '@partner/kernel';

/** Configurator settings of a company. */
export interface LaunchSettings {
  /** Undefined for a company without a configurator. */
  readonly configuratorUrl: string | undefined;
  /** Origins that sessions may return to (§4.16). */
  readonly allowlist: readonly string[];
}

/** Reads the settings of companies that launches need. */
export abstract class ConfiguratorSettings {
  abstract of(company: CompanyId): Promise<LaunchSettings>;
}
