import 'reflect-metadata';
import { errorCatalogue } from '@partner/http';
import { discoverContexts } from '@partner/schema';
import type { ApiDocument } from './document/api-document.js';
import { withDeprecations } from './document/deprecations.js';
import { errorPage } from './document/error-page.js';
import { apiDocument } from './openapi-document.js';
import { postmanCollection } from './postman/collection.js';
import { postmanEnvironment } from './postman/environment.js';
import { stateDiagrams } from './state-diagrams.js';

/** Returns the text of a file of the project. */
type Read = (path: string) => Promise<string>;

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** Generators of committed documents, whose texts are returned by path: a review shows what changes for integrators. */
export const documents = {
  async openapi(read: Read): Promise<Record<string, string>> {
    const document = await apiDocument();
    const changelog = 'docs/guides/changelog.md';
    return {
      'docs/openapi.json': json(document),
      'docs/postman/collection.json': json(postmanCollection(document as ApiDocument)),
      'docs/postman/environment.json': json(postmanEnvironment),
      [changelog]: withDeprecations(await read(changelog), document),
    };
  },
  errors: async () => ({ 'docs/errors.md': errorPage(errorCatalogue((await discoverContexts()).all)) }),
  states: async () => ({ 'docs/states.md': stateDiagrams((await discoverContexts()).resources) }),
};
