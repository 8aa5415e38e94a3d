/** Wakes one waiter. A signal without a waiter is stored for the next wait. */
export class Signal {
  private isSet = false;
  private wake: (() => void) | undefined;

  set(): void {
    this.isSet = true;
    this.wake?.();
  }

  /** Resolves at the next signal, at once if a signal is stored, and after `timeoutMs` milliseconds at the latest. */
  async wait(timeoutMs: number): Promise<void> {
    if (!this.isSet) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.isSet = false;
    this.wake = undefined;
  }
}
