/** An error that the user can act on. Its message is one line. */
export class Failure extends Error {
  name = 'Failure';
}
