import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { invalid, Sweep } from '@partner/kernel';
import { Contexts } from '@partner/schema';

/** All sweeps of the application: every provider that is a `Sweep`, whichever module brings it. */
@Injectable()
export class Sweeps {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly contexts: Contexts,
  ) {}

  /** In order of name. */
  all(): Sweep[] {
    const sweeps = this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof Sweep);
    return [...new Set(sweeps)].sort((one, other) => one.name.localeCompare(other.name));
  }

  /**
   * The sweep of that name, if this process knows it; a worker of another release may have scheduled one that it does
   * not.
   */
  find(name: string): Sweep | undefined {
    return this.all().find((sweep) => sweep.name === name);
  }

  /**
   * Those the operator means by a group that a context declares, or by `all`. @throws DomainError `invalid` for another
   * word.
   */
  of(group: string): Sweep[] {
    if (group === 'all') return this.all();
    const groups: readonly string[] = this.contexts.sweepGroups;
    if (!groups.includes(group)) throw invalid(`sweep must be ${groups.join(', ')} or all, not ${group}`);
    return this.all().filter((sweep) => sweep.group === group);
  }
}
