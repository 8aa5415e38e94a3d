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

/** The same seen from the sources and from what is built of them. */
const docs = new URL('../../../../docs/', import.meta.url);

const postmanFiles = ['collection.json', 'environment.json'];

/** The guides as pages, and the index of the whole documentation: made once, when the first of them is asked for. */
export class GuidePages {
  #pages: Promise<ReadonlyMap<string, RenderedGuide>> | undefined;
  #index: Promise<string> | undefined;

  constructor(
    private readonly contexts: readonly ContextDeclaration[],
    private readonly address: PublicAddress,
    private readonly sdk: SdkPackage,
  ) {}

  /** The HTML of a page; undefined when there is none of that name. */
  async page(slug: string): Promise<string | undefined> {
    return (await this.#all()).get(slug)?.html;
  }

  /** What search finds: passages of guides, operations, types of events and codes of errors. */
  index(): Promise<string> {
    return (this.#index ??= this.#indexed());
  }

  /** A file to import into Postman; undefined when there is none of that name. */
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
