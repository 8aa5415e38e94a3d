/** Counts the running jobs of a worker, to wait for their end. */
export class ActiveJobs {
  private count = 0;
  private readonly waiting: (() => void)[] = [];

  async track<T>(job: () => Promise<T>): Promise<T> {
    this.count += 1;
    try {
      return await job();
    } finally {
      this.count -= 1;
      if (this.count === 0) for (const tell of this.waiting.splice(0)) tell();
    }
  }

  /** Resolves when no job is running. */
  async done(): Promise<void> {
    if (this.count > 0) await new Promise<void>((tell) => this.waiting.push(tell));
  }
}
