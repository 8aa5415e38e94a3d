import { FailedAttempts } from '../auth/ports.js';
import type { TokenBuckets } from './token-buckets.js';

/** 10 failures a second, 50 at once (A6). */
const settings = { name: 'failed', ratePerSecond: 10, burst: 50 };

/** The limit of failed authentications per client address, shared by every API process (A6). */
export class AddressFailedAttempts extends FailedAttempts {
  constructor(private readonly buckets: TokenBuckets) {
    super();
  }

  async allow(address: string): Promise<boolean> {
    return (await this.buckets.takeOfAddress(settings, address)).allowed;
  }
}
