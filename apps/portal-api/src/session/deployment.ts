import { baseUrlOf, type Settings } from '@partner/runtime';

/** Facts about the deployment that the portal shows. */
export class Deployment {
  readonly environment: Settings['environment'];
  /** Public base URL of the partner API. */
  readonly apiUrl: string;
  /** Beginning of the names of the webhook headers (E12). */
  readonly webhookHeaderPrefix: string;
  /** Public origin of the portal, if `PARTNER_PORTAL_URL` is set. */
  readonly origin: string | undefined;
  /** Portals of the other cells. */
  readonly cellPortals: readonly string[];
  /** True if requests are logged and counted (R100). */
  readonly logsRequests: boolean;
  /** Rate limit of a credential. */
  readonly rateLimit: { readonly perMinute: number; readonly burst: number };

  constructor(settings: Settings) {
    const { environment, portalUrl, requestLog, ratePerSecond, rateBurst } = settings;
    this.rateLimit = { perMinute: ratePerSecond * 60, burst: rateBurst };
    this.environment = environment;
    this.webhookHeaderPrefix = settings.webhookHeaderPrefix;
    this.cellPortals = settings.cellPortals;
    this.logsRequests = requestLog;
    this.apiUrl = baseUrlOf(settings);
    this.origin = portalUrl === undefined ? undefined : new URL(portalUrl).origin;
  }
}
