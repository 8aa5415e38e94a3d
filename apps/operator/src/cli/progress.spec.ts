import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Progress } from './progress.js';

describe('the progress of a command', () => {
  /** Progress on a stream, with a clock that a test moves. */
  const on = (errors: PassThrough): { progress: Progress; pass: (seconds: number) => void; shown: () => string } => {
    let now = 0;
    const progress = new Progress(errors, () => now);
    return { progress, pass: (seconds) => (now += 1_000 * seconds), shown: () => String(errors.read() ?? '') };
  };

  it('tells what is done, how far, how fast, and how long it still takes', () => {
    const { progress, pass } = on(new PassThrough());
    progress.begin('exporting orders', 'rows', 20_000);
    expect(progress.text).toBe('exporting orders · 0 of 20,000 rows (0 %)');
    pass(2);
    progress.advance(5_000);
    expect(progress.text).toBe('exporting orders · 5,000 of 20,000 rows (25 %) · 2,500 a second · about 6 s left');
    progress.begin('applying', 'lines');
    expect(progress.text).toBe('applying');
    pass(4);
    progress.advance(8);
    expect(progress.text).toBe('applying · 8 lines · 2 a second');
  });

  it('is a line a minute where nobody watches', () => {
    const { progress, pass, shown } = on(new PassThrough());
    progress.begin('deleting', 'batches');
    for (let second = 0; second < 130; second += 1) {
      pass(1);
      progress.advance();
    }
    expect(shown()).toBe('deleting · 60 batches · 1 a second\ndeleting · 120 batches · 1 a second\n');
  });

  it('is shown on a terminal at once, and leaves nothing behind', async () => {
    const terminal = Object.assign(new PassThrough(), {
      isTTY: true,
      columns: 80,
      ...{ clearLine: () => true, cursorTo: () => true, moveCursor: () => true },
    });
    const { progress, pass, shown } = on(terminal);
    progress.begin('sweeping quotes', 'rows');
    pass(1);
    progress.advance(3);
    for (let output = ''; !output.includes('sweeping quotes'); output += shown()) await nextTurn();
    progress.end();
    expect(progress.text).toBe('');
  });
});
