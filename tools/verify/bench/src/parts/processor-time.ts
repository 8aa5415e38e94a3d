const rounds = 7;

/** Returns processor time of one `run` in microseconds: the median of seven rounds after an uncounted one. */
export async function processorTime(times: number, run: () => unknown): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    for (let index = 0; index < times; index += 1) await run();
    const { user, system } = process.cpuUsage(before);
    figures.push((user + system) / times);
  }
  return figures.slice(1).sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** Prints one line of a report. */
export const print = (what: string, microseconds: number): void =>
  void process.stdout.write(`${what.padEnd(60)} ${microseconds.toFixed(1).padStart(8)} µs\n`);
