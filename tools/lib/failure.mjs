/** A reason to end that the person at the screen can act on. Its message is one line. */
export class Failure extends Error {
  name = 'Failure';
}
