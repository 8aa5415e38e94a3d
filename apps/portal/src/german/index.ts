import { access } from './access.js';
import { overview } from './overview.js';
import { requests } from './requests.js';
import { shared } from './shared.js';
import { webhooks } from './webhooks.js';

export { serverTexts } from './server.js';

export const parts = [shared, overview, webhooks, requests, access];

/**
 * German texts by the English ones, in ICU message format. Terms: credential = Zugangsdaten, delivery = Zustellung,
 * endpoint = Endpunkt, event = Ereignis, order = Auftrag, request = Anfrage, signing secret = Signaturschlüssel.
 */
export const german = { ...shared, ...overview, ...webhooks, ...requests, ...access };
