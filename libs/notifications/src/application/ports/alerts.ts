import type { CompanyId, Id } from '@partner/kernel';
import type { AlertKind, AlertSettings } from '../../domain/alert/alert-settings.js';

export interface StoredAlertSettings extends AlertSettings {
  /** Encrypted; null without a webhook. */
  readonly webhookSecret: string | null;
}

/** Address that was asked to confirm that it wants alerts. */
export interface AskedAddress {
  readonly email: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
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
  /** Returns the addresses of the settings that are an active user's or have confirmed (A15). */
  abstract recipients(company: CompanyId): Promise<readonly string[]>;
  /** Returns the other addresses of the settings that were not asked to confirm. */
  abstract unasked(company: CompanyId): Promise<readonly string[]>;
  /** Requires a unit of work. */
  abstract addAsked(company: CompanyId, asked: AskedAddress): Promise<void>;
  /** Removes addresses whose links expired without a confirmation. Requires a unit of work. */
  abstract removeExpired(company: CompanyId, at: Date): Promise<void>;
  /** @returns false if no link that is valid at this time has the token. Requires a unit of work. */
  abstract confirm(company: CompanyId, tokenHash: string, at: Date): Promise<boolean>;
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
