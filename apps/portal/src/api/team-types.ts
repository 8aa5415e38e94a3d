/** People, sessions and alerts in responses of the portal API. Times are RFC 3339. */

/** Rights in the portal, without their prefix. */
export type Right = 'view' | 'webhooks' | 'credentials' | 'team' | 'manage' | 'owner';

export interface AlertSettings {
  readonly emails: readonly string[];
  readonly webhookUrl: string | null;
  /** Null in this and the next fields switches a condition off. */
  readonly failingMinutes: number | null;
  readonly expiryDays: number | null;
  readonly rejectedPercent: number | null;
}

export interface Alert {
  readonly kind: 'endpoint_failing' | 'credential_expiring' | 'requests_rejected';
  readonly subjectId: string;
  readonly name: string;
  readonly since: string;
  readonly resolvedAt: string | null;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isOwner: boolean;
  readonly roleId: string | null;
  readonly rights: readonly string[];
  readonly invitedUntil: string | null;
  readonly hasSecondFactor: boolean;
}

export interface TeamRole {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly isSystem: boolean;
  readonly permissions: readonly string[];
  readonly people: number;
}

export interface Session {
  readonly rights: readonly string[];
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly company: { readonly id: string; readonly name: string };
  readonly environment: 'production' | 'sandbox';
  readonly apiUrl: string;
  /** Beginning of the names of the webhook headers. */
  readonly webhookHeaderPrefix: string;
  /** True if requests are logged and counted. */
  readonly logsRequests: boolean;
  readonly csrfToken: string;
  readonly expiresAt: string;
}

export interface BrowserSession {
  readonly id: string;
  readonly createdAt: string;
  readonly seenAt: string;
  readonly expiresAt: string;
  readonly userAgent: string | null;
  readonly isThis: boolean;
}
