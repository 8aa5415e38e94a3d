import { readdir, readFile } from 'node:fs/promises';

/** The SDK that this API serves: one file to install with npm, and its digests. */
export interface SdkManifest {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** SHA-256 of the file in hexadecimal. */
  readonly sha256: string;
  /** Digest of the file as a lock file of npm stores it. */
  readonly integrity: string;
}

/** Folder of the build; the same seen from the sources and from the compiled files. */
const folder = new URL('../../dist/public/sdk/', import.meta.url);

/** Reads the packed SDK from the build. */
export class SdkPackage {
  #manifest: Promise<SdkManifest> | undefined;
  #names: Promise<ReadonlySet<string>> | undefined;

  manifest(): Promise<SdkManifest> {
    return (this.#manifest ??= readFile(new URL('manifest.json', folder), 'utf8').then(
      (text) => JSON.parse(text) as SdkManifest,
    ));
  }

  /** Returns the name of the package; its usual name if the build has no package. */
  name(): Promise<string> {
    return this.manifest().then(
      ({ name }) => name,
      () => '@partner/sdk',
    );
  }

  /** Returns the package or the checksum of a version, present or released; undefined for any other name. */
  async file(name: string): Promise<Buffer | undefined> {
    this.#names ??= readdir(folder).then((all) => new Set(all.filter((one) => /\.tgz(\.sha256)?$/.test(one))));
    return (await this.#names).has(name) ? readFile(new URL(name, folder)) : undefined;
  }
}
