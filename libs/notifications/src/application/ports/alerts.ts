import type { CompanyId, Id } from '@partner/kernel';
import type { AlertKind, AlertSettings } from '../../domain/alert/alert-settings.js';

export interface StoredAlertSettings extends AlertSettings {
  /** Encrypted; null without a webhook. */
  readonly webhookSecret: string | null;
}

/** Condition of a company's integration. */
export interface Alert {
  readonly kind: AlertKind;
  /** Endpoint, credential, or the company itself. */
  readonly subjectId: Id;
  /** URL of the endpoint, name of the credential, or the percentage of rejected requests. */
  readonly name: string;
  readonly since: Date;
  /** Null while the condition holds. */
  readonly resolvedAt: Date | null;
}

export abstract class Alerts {
  abstract settings(company: CompanyId): Promise<StoredAlertSettings | undefined>;
  /** Returns the settings, which nobody else can change until the unit of work ends. */
  abstract settingsForUpdate(company: CompanyId): Promise<StoredAlertSettings | undefined>;
  /** Requires a unit of work. */
  abstract save(company: CompanyId, settings: StoredAlertSettings): Promise<void>;
  /** Returns current alerts first, then resolved ones, newest first; at most 100. */
  abstract list(company: CompanyId): Promise<readonly Alert[]>;
  /** Returns the companies whose conditions may have changed, for the sweep. */
  abstract affected(at: Date): Promise<readonly CompanyId[]>;
  /**
   * Compares the company's conditions with its alerts, and stores the difference. Of concurrent calls one returns it.
   * Requires a unit of work.
   * @returns what the company has to be told: each condition at most once a day, and its end if it was told.
   */
  abstract refresh(company: CompanyId, at: Date): Promise<readonly Alert[]>;
}
