/** Public address of this deployment. */
export abstract class PublicAddress {
  /** Returns an absolute URL unchanged, and a path, which begins with a slash, below the public address. */
  abstract of(pathOrAddress: string): string;
}
