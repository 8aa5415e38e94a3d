import type { Settings } from './settings.js';

/**
 * Returns the public address of the API, for links in responses and emails.
 * @param port the actual port, if the system chose it.
 */
export function baseUrlOf(settings: Settings, port = settings.port): string {
  if (settings.baseUrl !== undefined) return settings.baseUrl;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return `http://${host}:${port}`;
}

/** Returns the portal's address, for links in emails: by default the public address of the API. */
export const portalUrlOf = (settings: Settings): string => settings.portalUrl ?? baseUrlOf(settings);
