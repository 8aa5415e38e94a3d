import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CpuProfile, fold } from './cpu-profile.js';
import { flameGraph } from './flame-graph.js';

/** Microseconds in which a program starts and warms up. */
const warmUp = 3_000_000;

/** Draws a flame graph of the profile that a measured program has written, and removes the profile. */
export async function drawProfiles(measurement: string, profiles: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(profiles)) {
    const profile = JSON.parse(await readFile(join(profiles, file), 'utf8')) as CpuProfile;
    await writeFile(join(folder, fileOf(measurement)), flameGraph(measurement, fold(profile, warmUp)));
  }
  await rm(profiles, { recursive: true });
}

/** Returns the name of the file for a flame graph with this title. */
export const fileOf = (title: string): string => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`;
