import { Transform } from 'node:stream';

/** Passes on exactly `size` bytes and fails when there are fewer or more, so that no file is stored partially (R70). */
export function exactSize(size: number): Transform {
  let passed = 0;
  return new Transform({
    transform(bytes: Buffer, _, done) {
      passed += bytes.length;
      done(passed > size ? new Error('the content is longer than announced') : null, bytes);
    },
    flush(done) {
      done(passed < size ? new Error('the content ended early') : null);
    },
  });
}
