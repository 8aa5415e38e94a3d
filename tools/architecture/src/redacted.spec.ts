import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@partner/runtime';
import { readFiles, root } from './workspace.js';

/** A setting, or a text of a request or response, whose name tells that it is a secret. */
const secretMember =
  /^ +(?:@\w+\(.*\) )?(?:readonly )?(\w*(?:secret|password|token)\w*)(?:: is\.|[?!]?: string(?: \| null)?;)/gim;

describe('the log', () => {
  const sources = readFiles(['apps/{api,operator,portal-api,worker}/src/**/*.ts', 'libs/**/settings.ts'], root);
  const names = sources.flatMap(({ text }) => [...text.matchAll(secretMember)].map(([, name]) => name!));
  // The manifest of an export states how its secrets are encrypted.
  const secrets = [...new Set(names)].filter((name) => name !== 'secrets').sort();

  it('redacts every member of requests, responses and settings that is named as a secret', () => {
    expect(secrets).toEqual(expect.arrayContaining(['awsSecretAccessKey', 'client_secret', 'csrfToken', 'secretKey']));
    const written: string[] = [];
    const logger = createLogger({ name: 'api', destination: { write: (line) => void written.push(line) } });
    for (const name of secrets) logger.info({ [name]: `${name} on the line`, body: { [name]: `${name} below it` } });
    expect(secrets.filter((name) => written.join('').includes(`${name} `))).toEqual([]);
  });
});
