import { Transform } from 'node:stream';

/** Passes exactly so many bytes on, and fails when there are fewer or more: no file is kept in part (R70). */
export function exactSize(size: number): Transform {
  let passed = 0;
  return new Transform({
    transform(bytes: Buffer, _, done) {
      passed += bytes.length;
      done(passed > size ? new Error('the content is longer than it was said to be') : null, bytes);
    },
    flush(done) {
      done(passed < size ? new Error('the content ended early') : null);
    },
  });
}
