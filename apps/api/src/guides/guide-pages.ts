import { readFile } from 'node:fs/promises';
import type { ContextDeclaration } from '@partner/kernel';
import { readDocument } from '../document/api-document.js';
import { errorEntries, eventEntries } from '../search/catalogue-entries.js';
import { referencePage } from '../reference/reference-page.js';
import { operationEntries } from '../search/operation-entries.js';
import { searchIndex } from '../search/search-index.js';
import { readHighlighted } from './code-samples.js';
import { eventCatalogue } from './event-catalogue.js';
import { type Guide, guides } from './guide-list.js';
import { guidePage } from './guide-page.js';
import { missingPage } from './missing-page.js';
import type { SdkPackage } from '../sdk/sdk-package.js';
import type { PublicAddress } from '../shared/public-address.js';
import { renderGuide, type RenderedGuide, withServedLinks } from './render-guide.js';

/** Resolves to the same folder from the sources and from the build. */
const docs = new URL('../../../../docs/', import.meta.url);

const postmanFiles = ['collection.json', 'environment.json'];

/** Guides, the reference and the search index of the documentation, each rendered once, on the first request. */
export class GuidePages {
  #reference: Promise<string> | undefined;
  #pages: Promise<ReadonlyMap<string, RenderedGuide>> | undefined;
  #index: Promise<string> | undefined;

  constructor(
    private readonly contexts: readonly ContextDeclaration[],
    private readonly address: PublicAddress,
    private readonly sdk: SdkPackage,
  ) {}

  /** Returns the HTML of a page, or undefined if the name is unknown. */
  async page(slug: string): Promise<string | undefined> {
    const guide = (await this.#all()).get(slug);
    return guide && guidePage(guide, this.address.portal);
  }

  /** Returns the HTML of the API reference. */
  reference(): Promise<string> {
    return (this.#reference ??= readDocument().then((document) => referencePage(document, this.address.portal)));
  }

  /** Returns the page for an unknown address. */
  missing(): string {
    return missingPage(this.address.portal);
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
    if (!postmanFiles.includes(name)) return undefined;
    const [text, localize] = await Promise.all([readFile(new URL(`postman/${name}`, docs), 'utf8'), this.#localizer()]);
    return localize(text);
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
    const [highlighted, localize] = await Promise.all([readHighlighted(), this.#localizer()]);
    const rendered = guides.map(async (guide) => {
      const { article, ...rest } = renderGuide(guide.slug, guide.title, await this.#source(guide), highlighted);
      const passages = rest.passages.map(({ text, ...passage }) => ({ ...passage, text: localize(text) }));
      return [guide.slug, { ...rest, article: localize(article), passages }] as const;
    });
    return new Map(await Promise.all(rendered));
  }

  async #indexed(): Promise<string> {
    const pages = [...(await this.#all()).values()];
    return searchIndex([
      ...pages.flatMap(({ passages }) => passages),
      ...operationEntries(await readDocument()),
      ...eventEntries(this.contexts),
      ...errorEntries(this.contexts),
    ]);
  }

  async #markdown(guide: Guide): Promise<string> {
    const [text, localize] = await Promise.all([this.#source(guide), this.#localizer()]);
    return withServedLinks(localize(text));
  }

  async #source({ file }: Guide): Promise<string> {
    return file === undefined ? eventCatalogue(this.contexts) : readFile(new URL(file, docs), 'utf8');
  }

  /** Replaces the address, webhook headers and SDK of the sandbox by this API's. */
  async #localizer(): Promise<(text: string) => string> {
    const { name, file, php, python } = await this.sdk.manifest();
    return (text) =>
      text
        .replaceAll('http://127.0.0.1:3000', this.address.url)
        .replaceAll(/X-Service(?=-(?:Signature|Event|Example))/g, this.address.headerPrefix)
        .replaceAll(/x-service(?=-(?:signature|event))/g, this.address.headerPrefix.toLowerCase())
        .replaceAll(/partner-sdk-[\d.]+\.tgz/g, file)
        .replaceAll(/partner_sdk-[\d.]+-py3-none-any\.whl/g, python.file)
        .replaceAll(/partner-sdk-php-[\d.]+\.zip/g, php.file)
        .replaceAll(/partner\/sdk:[\d.]+/g, `${php.name}:${php.version}`)
        .replaceAll('@partner/sdk', name);
  }
}
