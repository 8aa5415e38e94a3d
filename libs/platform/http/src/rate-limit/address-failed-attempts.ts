import { FailedAttempts } from '../auth/ports.js';
import type { TokenBuckets } from './token-buckets.js';

/** 10 failures per second, with a burst of 50 (A6). */
const settings = { name: 'failed', ratePerSecond: 10, burst: 50 };

/** The limit of failed authentications per client address, shared by all API processes (A6). */
export class AddressFailedAttempts extends FailedAttempts {
  constructor(private readonly buckets: TokenBuckets) {
    super();
  }

  async allow(address: string): Promise<boolean> {
    return (await this.buckets.takeForAddress(settings, address)).allowed;
  }
}
