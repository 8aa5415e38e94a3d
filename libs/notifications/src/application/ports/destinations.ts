/** Where this deployment may send what companies have configured (E7). */
export abstract class Destinations {
  /** @throws DomainError `invalid` when nothing could ever be sent to this URL, saying why. */
  abstract check(url: string): Promise<void>;
}
