import { readFile } from 'node:fs/promises';
import type { ContextDeclaration } from '@partner/kernel';
import { errorEntries, eventEntries } from '../search/catalogue-entries.js';
import { operationEntries, type SearchedDocument } from '../search/operation-entries.js';
import { searchIndex } from '../search/search-index.js';
import { eventCatalogue } from './event-catalogue.js';
import { type Guide, guides } from './guide-list.js';
import type { SdkPackage } from '../sdk/sdk-package.js';
import type { PublicAddress } from '../shared/public-address.js';
import { renderGuide, type RenderedGuide } from './render-guide.js';

/** Resolves to the same folder from the sources and from the build. */
const docs = new URL('../../../../docs/', import.meta.url);

const postmanFiles = ['collection.json', 'environment.json'];

/** Guide pages and the search index of the documentation. Both are rendered once, on the first request. */
export class GuidePages {
  #pages: Promise<ReadonlyMap<string, RenderedGuide>> | undefined;
  #index: Promise<string> | undefined;

  constructor(
    private readonly contexts: readonly ContextDeclaration[],
    private readonly address: PublicAddress,
    private readonly sdk: SdkPackage,
  ) {}

  /** Returns the HTML of a page, or undefined if the name is unknown. */
  async page(slug: string): Promise<string | undefined> {
    return (await this.#all()).get(slug)?.html;
  }

  /** Returns the Markdown of a page, or undefined if the name is unknown. */
  async markdown(slug: string): Promise<string | undefined> {
    const guide = guides.find((one) => one.slug === slug);
    return guide && this.#markdown(guide);
  }

  /** Returns the search index: passages of guides, operations, event types and error codes. */
  index(): Promise<string> {
    return (this.#index ??= this.#indexed());
  }

  /** Returns a Postman import file, or undefined if the name is unknown. */
  async postman(name: string): Promise<string | undefined> {
    return postmanFiles.includes(name) ? readFile(new URL(`postman/${name}`, docs), 'utf8') : undefined;
  }

  /** An SVG that guides show, by its file name; undefined when there is none. */
  async diagram(name: string): Promise<string | undefined> {
    if (!/^[a-z-]+\.svg$/.test(name)) return undefined;
    return readFile(new URL(`diagrams/${name}`, docs), 'utf8').catch(() => undefined);
  }

  #all(): Promise<ReadonlyMap<string, RenderedGuide>> {
    return (this.#pages ??= this.#render());
  }

  async #render(): Promise<ReadonlyMap<string, RenderedGuide>> {
    const rendered = guides.map(async (guide) => {
      const { slug, title } = guide;
      return [slug, renderGuide(slug, title, await this.#markdown(guide))] as const;
    });
    return new Map(await Promise.all(rendered));
  }

  async #indexed(): Promise<string> {
    const pages = [...(await this.#all()).values()];
    const document = JSON.parse(await readFile(new URL('openapi.json', docs), 'utf8')) as SearchedDocument;
    return searchIndex([
      ...pages.flatMap(({ passages }) => passages),
      ...operationEntries(document),
      ...eventEntries(this.contexts),
      ...errorEntries(this.contexts),
    ]);
  }

  /** The text of a guide, with the address of this API and the name of its SDK in place of those of the sandbox. */
  async #markdown({ file }: Guide): Promise<string> {
    if (file === undefined) return eventCatalogue(this.contexts);
    const text = await readFile(new URL(file, docs), 'utf8');
    const { name, file: archive } = await this.sdk.manifest();
    return text
      .replaceAll('http://127.0.0.1:3000', this.address.url)
      .replaceAll(/partner-sdk-[\d.]+\.tgz/g, archive)
      .replaceAll('@partner/sdk', name);
  }
}
