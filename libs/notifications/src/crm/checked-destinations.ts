import {
  checkDestination,
  type DestinationRules,
  type HttpClientOptions,
  DestinationRefused,
} from '@partner/http-client';
import { invalid } from '@partner/kernel';
import { Destinations } from '../application/ports/crm-connections.js';

/** Applies the destination rules when a URL is configured; every connection is checked again when it is made. */
export class CheckedDestinations extends Destinations {
  constructor(
    private readonly rules: DestinationRules,
    private readonly lookUp?: HttpClientOptions['lookUp'],
  ) {
    super();
  }

  async check(url: string): Promise<void> {
    try {
      await checkDestination(url, this.rules, this.lookUp);
    } catch (error) {
      if (error instanceof DestinationRefused) throw invalid(`baseUrl cannot be used: ${error.message}`);
      throw error;
    }
  }
}
