import { access } from './access';
import { overview } from './overview';
import { requests } from './requests';
import { shared } from './shared';
import { webhooks } from './webhooks';

export { serverTexts } from './server';

export const parts = [shared, overview, webhooks, requests, access];

/**
 * German texts by the English ones, in ICU message format. Terms: credential = Zugangsdaten, delivery = Zustellung,
 * endpoint = Endpunkt, event = Ereignis, order = Auftrag, request = Anfrage, signing secret = Signaturschlüssel.
 */
export const german = { ...shared, ...overview, ...webhooks, ...requests, ...access };
