import { afterAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Sweep, type SweepStep } from '@partner/kernel';
import { Contexts, discoverContexts } from '@partner/schema';

import { Sweeps } from './sweeps.js';

class OldQuotes extends Sweep {
  readonly name = 'old-quotes';
  readonly group = 'quotes';
  override run = async (): Promise<number> => 1;
  override preview = async (): Promise<SweepStep[]> => [];
}

class Archives extends Sweep {
  readonly name = 'archives';
  readonly group = 'retention';
  override run = async (): Promise<number> => 2;
  override preview = async (): Promise<SweepStep[]> => [];
}

@Module({
  imports: [DiscoveryModule],
  providers: [{ provide: Contexts, useFactory: discoverContexts }, Sweeps, OldQuotes, Archives],
})
class SomeContext {}

describe('the sweeps of the application', () => {
  const opened = NestFactory.createApplicationContext(SomeContext, { logger: false });
  afterAll(async () => (await opened).close());

  const names = async (group: string): Promise<string[]> =>
    (await opened)
      .get(Sweeps)
      .inGroup(group)
      .map(({ name }) => name);

  it('are found in every module that provides them', async () => {
    expect(await names('all')).toEqual(['archives', 'old-quotes']);
  });

  it('are selected by their group on the command line', async () => {
    expect(await names('quotes')).toEqual(['old-quotes']);
    expect(await names('retention')).toEqual(['archives']);
  });

  it('reject an unknown group', async () => {
    await expect(names('nothing')).rejects.toThrow('quotes, retention or all');
  });

  it('are found by the name of their job', async () => {
    expect((await opened).get(Sweeps).find('archives')).toBeInstanceOf(Archives);
    expect((await opened).get(Sweeps).find('unheard-of')).toBeUndefined();
  });
});
