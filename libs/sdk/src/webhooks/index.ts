export type { EventOf, EventType, PartnerEvent, PingEvent, WebhookEvent } from '../records.js';
export { type Delivery, signWebhook, testDelivery, verifyWebhook, WebhookSignatureError } from './signature.js';
