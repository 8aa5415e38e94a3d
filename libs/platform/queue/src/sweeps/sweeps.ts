import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { invalid, Sweep } from '@partner/kernel';
import { Contexts } from '@partner/schema';

/** All sweeps of the application: every provider that is a `Sweep`, in any module. */
@Injectable()
export class Sweeps {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly contexts: Contexts,
  ) {}

  all(): Sweep[] {
    const sweeps = this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof Sweep);
    return [...new Set(sweeps)].sort((one, other) => one.name.localeCompare(other.name));
  }

  /**
   * Returns the sweep with a name, or undefined if this release does not have it. A worker of another release may have
   * scheduled it.
   */
  find(name: string): Sweep | undefined {
    return this.all().find((sweep) => sweep.name === name);
  }

  /**
   * Returns the sweeps of a group that a context declares, or of all groups.
   * @throws DomainError `invalid` for an unknown group.
   */
  inGroup(group: string): Sweep[] {
    if (group === 'all') return this.all();
    const groups: readonly string[] = this.contexts.sweepGroups;
    if (!groups.includes(group)) throw invalid(`sweep must be ${groups.join(', ')} or all, not ${group}`);
    return this.all().filter((sweep) => sweep.group === group);
  }
}
