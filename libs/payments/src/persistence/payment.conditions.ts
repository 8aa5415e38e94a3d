import { statusIs } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { paymentTransitions } from '../domain/payment/payment.transitions.js';

/** Condition that the payment processor must be queried about payment `t` (R46). */
export const isAwaited: Sql = statusIs(sql`t.status`, 'awaited', paymentTransitions);

/** Condition that payment `t` counts in the deposits of its order (R43). */
export const isCounted: Sql = statusIs(sql`t.status`, 'counted', paymentTransitions);
