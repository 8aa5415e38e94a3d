/**
 * Why a webhook is not sent to an address (E7). The message is for the integrator: it names no address, which may be
 * inside.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
}
