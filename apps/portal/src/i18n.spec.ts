import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { german, parts, serverTexts } from './german';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^german\b/.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Placeholders and tags of a text. */
const namesOf = (text: string): string[] => {
  const names = (elements: ReturnType<IntlMessageFormat['getAst']>): string[] =>
    elements.flatMap((one) => [
      ...('value' in one && Number(one.type) !== 0 ? [`${one.type} ${one.value}`] : []),
      ...('children' in one ? names(one.children) : []),
    ]);
  return [...new Set(names(new IntlMessageFormat(text, 'en').getAst()))].sort();
};

describe('the German texts', () => {
  it('translate each text once', () => {
    expect(Object.keys(german)).toHaveLength(parts.reduce((sum, part) => sum + Object.keys(part).length, 0));
  });

  it('translate only texts that the pages use', () => {
    const isUsed = (text: string): boolean => sources.includes(`'${text}'`) || sources.includes(`"${text}"`);
    expect(Object.keys(german).filter((text) => !isUsed(text))).toEqual([]);
  });

  it('have the placeholders and tags of the English text', () => {
    expect(Object.values(german).map(namesOf)).toEqual(Object.keys(german).map(namesOf));
  });
});

describe('numbers', () => {
  it('are written in the language of the text when a unit follows', () => {
    expect(Object.keys(german).filter((text) => /\{\w+\}(?= (ms|%|bytes))/.test(text))).toEqual([]);
  });
});

describe('the German texts of the server', () => {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../../libs', path), 'utf8');
  const textsIn = (source: string): string[] =>
    [...source.matchAll(/(?:reason|advice|name|\w'|^  \w+): '([A-Z][^']*)'/gm)].map(([, text]) => text!);
  const texts = [
    'events/src/domain/failure/explain-failure.ts',
    'companies/src/domain/role/system-roles.ts',
    'access/src/domain/scope/scopes.ts',
  ].flatMap((path) => textsIn(read(path)));

  /** Errors of fields that the forms of the portal have. */
  const errors = [
    'events/src/domain/subscription/webhook-url.ts',
    'notifications/src/domain/alert/alert-settings.ts',
    'notifications/src/application/alerts/change-alerts.ts',
    'access/src/application/limits/allowed-addresses.ts',
    'access/src/domain/credential/credential.ts',
    'platform/http/src/fields/text.fields.ts',
  ]
    .map(read)
    .join('\n')
    .replaceAll(/"\$\{\w+\}"/g, '"…"');
  const isError = (text: string): boolean =>
    errors.includes(text) || errors.includes(text.replace(/^(name|firstName|email)\b/, '$property'));

  it('contain every permission, system role, area of scopes, and failure of a delivery', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => !(text in serverTexts))).toEqual([]);
  });

  it('contain no text that the server no longer has', () => {
    const isCode = (text: string): boolean => /^[a-z_]+$/.test(text);
    const ownText = 'Send a test event to try again.';
    expect(
      Object.keys(serverTexts).filter((text) => !isCode(text) && !isError(text) && ![...texts, ownText].includes(text)),
    ).toEqual([]);
  });
});
