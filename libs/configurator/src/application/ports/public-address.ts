/** Where this deployment is reached from outside. */
export abstract class PublicAddress {
  /** An absolute address as it is; a path, which begins with a slash, below the public address. */
  abstract of(pathOrAddress: string): string;
}
