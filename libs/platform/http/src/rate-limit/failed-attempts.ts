import type { TokenBuckets } from './token-buckets.js';

/** 10 failures per second, with a burst of 50 (A6). */
const settings = { name: 'failed', ratePerSecond: 10, burst: 50 };

/** Counts failed authentications per client address, shared by all API processes (A6). */
export class FailedAttempts {
  constructor(private readonly buckets: Pick<TokenBuckets, 'takeForAddress'>) {}

  /**
   * Counts one more failure.
   * @returns false when the address has failed too often recently.
   */
  async allow(address: string): Promise<boolean> {
    return (await this.buckets.takeForAddress(settings, address)).allowed;
  }
}
