import { baseUrlOf, type Settings } from '@partner/runtime';

/** What those who look at the portal are told of the deployment. */
export class Deployment {
  readonly environment: Settings['environment'];
  /** The public address of the partner API. */
  readonly apiUrl: string;
  /** The public origin of the portal, when an address was set. */
  readonly origin: string | undefined;
  /** Whether requests are logged and counted (R100). */
  readonly logsRequests: boolean;

  constructor(settings: Settings) {
    const { environment, portalUrl, requestLog } = settings;
    this.environment = environment;
    this.logsRequests = requestLog;
    this.apiUrl = baseUrlOf(settings);
    this.origin = portalUrl === undefined ? undefined : new URL(portalUrl).origin;
  }
}
