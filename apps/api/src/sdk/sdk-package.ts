import { readdir, readFile } from 'node:fs/promises';

/** A package that this API serves as one file. */
export interface SdkFile {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** SHA-256 of the file in hexadecimal. */
  readonly sha256: string;
}

/** The SDK of this API: one file to install with npm, and one for each other language. */
export interface SdkManifest extends SdkFile {
  /** Digest of the file as a lock file of npm stores it. */
  readonly integrity: string;
  /** Wheel. */
  readonly python: SdkFile;
  /** Package of Composer. */
  readonly php: SdkFile;
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

  /** Returns the repository for Composer, which lists all versions. @param url address of this API. */
  async composerRepository(url: string): Promise<string> {
    return (await readFile(new URL('packages.json', folder), 'utf8')).replaceAll('{url}', url);
  }

  /** Returns the package or the checksum of a version, present or released; undefined for any other name. */
  async file(name: string): Promise<Buffer | undefined> {
    this.#names ??= readdir(folder).then(
      (all) => new Set(all.filter((one) => /\.(tgz|whl|zip)(\.sha256)?$/.test(one))),
    );
    return (await this.#names).has(name) ? readFile(new URL(name, folder)) : undefined;
  }
}
