import { readFile } from 'node:fs/promises';
import type { ContextDeclaration } from '@partner/kernel';
import { eventCatalogue } from './event-catalogue.js';
import { type Guide, guides } from './guide-list.js';
import { type Passage, renderGuide, type RenderedGuide } from './render-guide.js';

/** The same seen from the sources and from what is built of them. */
const docs = new URL('../../../../docs/', import.meta.url);

/** What the pages load. */
const assets: Readonly<Record<string, string>> = {
  'guides.css': 'text/css; charset=utf-8',
  'search.js': 'text/javascript; charset=utf-8',
};

/** The guides as pages: made once, when the first of them is asked for. */
export class GuidePages {
  #pages: Promise<ReadonlyMap<string, RenderedGuide>> | undefined;

  constructor(private readonly contexts: readonly ContextDeclaration[]) {}

  /** The HTML of a page; undefined when there is none of that name. */
  async page(slug: string): Promise<string | undefined> {
    return (await this.#all()).get(slug)?.html;
  }

  /** What search finds, as JSON. */
  async index(): Promise<readonly Passage[]> {
    return [...(await this.#all()).values()].flatMap(({ passages }) => passages);
  }

  /** A file that the pages load; undefined when there is none of that name. */
  async asset(name: string): Promise<{ readonly type: string; readonly text: string } | undefined> {
    const type = Object.hasOwn(assets, name) ? assets[name] : undefined;
    return type === undefined
      ? undefined
      : { type, text: await readFile(new URL(`guides/assets/${name}`, docs), 'utf8') };
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

  async #markdown({ file }: Guide): Promise<string> {
    return file === undefined ? eventCatalogue(this.contexts) : readFile(new URL(file, docs), 'utf8');
  }
}
