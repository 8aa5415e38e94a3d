import { Module } from '@nestjs/common';
import { IdempotencyKeysController } from './idempotency-keys.controller.js';

/** Look-up of idempotency keys over HTTP (§4.17). */
@Module({ controllers: [IdempotencyKeysController] })
export class IdempotencyApiModule {}
