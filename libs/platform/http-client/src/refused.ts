/**
 * Thrown when an address must not be used (E7). The message is for the user who configured it. It names no address,
 * because that may be internal.
 */
export class DestinationRefused extends Error {
  override readonly name = 'Refused';
}
