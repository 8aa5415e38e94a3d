import { Transform } from 'node:stream';

/** Passes bytes on one chunk late, so that `notify` is done before the last of them leaves. */
export function beforeLastByte(notify: () => Promise<void>): Transform {
  let held: Buffer | undefined;
  return new Transform({
    transform(bytes: Buffer, _, done) {
      const passed = held;
      held = bytes;
      done(null, passed);
    },
    flush(done) {
      notify().then(() => done(null, held), done);
    },
  });
}
