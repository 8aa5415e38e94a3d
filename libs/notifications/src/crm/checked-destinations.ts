import { destinationProblem, type DestinationRules } from '@partner/http-client';
import { invalid } from '@partner/kernel';
import { Destinations } from '../application/ports/crm-connections.js';

/** Applies the destination rules when a URL is configured; every connection is checked again when it is made. */
export class CheckedDestinations extends Destinations {
  constructor(
    private readonly rules: DestinationRules,
    private readonly lookUp?: Parameters<typeof destinationProblem>[2],
  ) {
    super();
  }

  async check(url: string): Promise<void> {
    const problem = await destinationProblem(url, this.rules, this.lookUp);
    if (problem !== undefined) throw invalid(`baseUrl cannot be used: ${problem}`);
  }
}
