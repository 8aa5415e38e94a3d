/**
 * Why nothing is sent to an address (E7). The message is for whoever configured it: it names no address, which may be
 * inside.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
}
