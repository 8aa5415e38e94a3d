import type { Writable } from 'node:stream';
import type { Ora } from 'ora';

/** Milliseconds between two lines where nobody watches, and between two changes on a terminal. */
const lineMs = 60_000;
const redrawMs = 100;

interface Step {
  readonly name: string;
  readonly unit?: string;
  readonly total?: number;
  readonly startedAt: number;
  done: number;
}

/**
 * Shows on standard error what a long command does, how far it is, how fast, and how long it still takes: at once on a
 * terminal, elsewhere in a line a minute.
 */
export class Progress {
  /** Tells how to continue after an interruption. */
  remedy?: string;

  #step: Step | undefined;
  #loading: Promise<void> | undefined;
  #spinner: Ora | undefined;
  #shownAt: number;

  /** @param now milliseconds of a clock that only advances. */
  constructor(
    private readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number },
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#shownAt = now();
  }

  /** Begins a step of the command. @param unit what `advance` counts. @param total units, if they are known. */
  begin(name: string, unit?: string, total?: number): void {
    this.#step = { name, unit, total, startedAt: this.now(), done: 0 };
    this.#show(redrawMs);
  }

  /** Counts units of the current step that are done. */
  advance(units = 1): void {
    if (!this.#step) return;
    this.#step.done += units;
    this.#show(this.now() - this.#shownAt);
  }

  /** Makes room for a line of output on the same terminal; what is shown appears again below it. */
  clear(): void {
    this.#spinner?.clear();
  }

  end(): void {
    this.#step = undefined;
    this.#spinner?.stop();
  }

  /** The current step in words. */
  get text(): string {
    if (!this.#step) return '';
    const { name, unit, total, startedAt, done } = this.#step;
    const seconds = (this.now() - startedAt) / 1_000;
    const rate = seconds > 0 ? done / seconds : 0;
    const parts = [name];
    if (total !== undefined && total > 0)
      parts.push(`${inWords(done)} of ${inWords(total)} ${unit} (${Math.floor((100 * done) / total)} %)`);
    else if (done > 0) parts.push(`${inWords(done)} ${unit}`);
    if (done > 0 && seconds >= 1) parts.push(`${inWords(rate)} a second`);
    if (total !== undefined && rate > 0 && total > done) parts.push(`about ${inWords((total - done) / rate)} s left`);
    return parts.join(' · ');
  }

  #show(elapsedMs: number): void {
    // A terminal without a size cannot be redrawn.
    if (!this.errors.isTTY || !this.errors.columns) {
      if (this.now() - this.#shownAt < lineMs) return;
      this.errors.write(`${this.text}\n`);
      this.#shownAt = this.now();
      return;
    }
    if (elapsedMs < redrawMs) return;
    this.#shownAt = this.now();
    // Loaded only where it is shown: it takes longer than a short command.
    this.#loading ??= import('ora').then(({ default: ora }) => {
      if (this.#step) this.#spinner = ora({ text: this.text, stream: this.errors, discardStdin: false }).start();
    });
    if (this.#spinner) this.#spinner.text = this.text;
  }
}

const inWords = (count: number): string => Math.ceil(count).toLocaleString('en-US');
