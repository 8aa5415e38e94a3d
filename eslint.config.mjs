import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import { plainComments } from './tools/lib/plain-comments.mjs';

/** Test code: it may use @partner/testing, which itself stands on the platform. */
const testCode = [
  '**/*.spec.ts',
  '**/*.contract.ts',
  '**/*.fake.ts',
  '**/*.fixture.ts',
  '**/src/testing/**/*.ts',
  '**/e2e/**/*.ts',
];

/** Allowed dependencies of each layer. A context reaches the contexts that it names through their index. */
const layers = {
  kernel: [],
  sdk: [],
  platform: ['type:kernel', 'type:platform'],
  context: ['type:kernel', 'type:platform', 'type:context'],
  app: ['*'],
  testing: ['*'],
  workspace: ['*'],
};

/**
 * The contexts that each context uses, as its package.json says in `usesContexts`: with all others it talks by events.
 */
const contexts = readdirSync(join(import.meta.dirname, 'libs'), { withFileTypes: true })
  .map(({ name }) => ({ name, file: join(import.meta.dirname, 'libs', name, 'package.json') }))
  .filter(({ file }) => existsSync(file))
  .map(({ name, file }) => ({ ...JSON.parse(readFileSync(file, 'utf8')), name }))
  .filter(({ nx: { tags } }) => tags.includes('type:context'));

/** @type {{ sourceTag: string, allowed: string[] }[]} */
const constraints = [
  ...Object.entries(layers).map(([type, allowed]) => ({ sourceTag: `type:${type}`, allowed })),
  ...contexts.map(({ name, usesContexts = [] }) => ({
    sourceTag: `scope:${name}`,
    allowed: ['type:kernel', 'type:platform', ...[name, ...usesContexts].map((used) => `scope:${used}`)],
  })),
];

/** @param {string[]} alsoAllowed tags that every layer may use in these files */
const boundaries = (alsoAllowed = []) => [
  'error',
  {
    // A platform library's own specs use @partner/testing, which uses the platform: the only cycle there is.
    ignoredCircularDependencies: [['@partner/testing', '*']],
    depConstraints: constraints.map(({ sourceTag, allowed }) => ({
      sourceTag,
      onlyDependOnLibsWithTags: allowed.length || alsoAllowed.length ? [...allowed, ...alsoAllowed] : [],
    })),
  },
];

const insides = {
  regex: '^@partner/[^/]+/',
  message: 'A library is entered through its index: import from "@partner/<name>".',
};
const persistence = {
  regex: '^\\.{1,2}/(.*/)?persistence/',
  message: 'Only the *.module.ts of the library knows its persistence; ask for a port instead.',
};
const ownFolder = {
  regex: '^(?!@partner/kernel$|\\.{1,2}/)',
  message: 'The domain knows @partner/kernel and its own folder, nothing else.',
};
const ownFolderInTests = {
  ...ownFolder,
  regex: '^(?!@partner/(kernel|testing)$|@jest/globals$|\\.{1,2}/)',
};
const outOfTheDomain = {
  regex: '^\\.{1,2}/(.*/)?(application/|persistence/|[^/]+\\.module\\.js$)|^(\\.\\./)+index\\.js$',
  message: ownFolder.message,
};
const frameworks = {
  regex:
    '^(@nestjs/|@mikro-orm/|@fastify/|' +
    '(bullmq|ioredis|fastify|pg|class-validator|class-transformer|sql-template-tag)(/|$)|' +
    '@partner/(postgres|unit-of-work|schema|http|queue)$)',
  message: 'A use case is plain TypeScript: put this behind a port and bind it in the module.',
};

/**
 * The ways past the compiler, which refuses a field of a body that no command takes as long as the whole body is handed
 * on (`execute`).
 */
const partsOfBodies = [
  {
    selector: 'ObjectPattern:has(> Decorator[expression.callee.name="Body"]):not(:has(> RestElement))',
    message: 'A field that is added to this body would be dropped: take the rest of it along.',
  },
  {
    selector: 'VariableDeclarator[init.name="body"] > ObjectPattern:not(:has(> RestElement))',
    message: 'A field that is added to this body would be dropped: take the rest of it along.',
  },
  {
    selector: 'Property > MemberExpression[object.name="body"]',
    message: 'A field that is added to this body would be dropped: spread the rest of it.',
  },
  {
    selector:
      'MethodDefinition:has(Decorator[expression.callee.name="Body"]) CallExpression[callee.property.name="execute"]',
    message: 'Hand the body to execute, which does not compile when the command lacks one of its fields.',
  },
];

const modules = {
  regex: '\\.module\\.js$',
  message: 'A use case knows no module: it gets its ports by its constructor.',
};
const server = {
  regex: '^@partner/|^node:|/portal-api/',
  message: 'Pages run in the browser: they only call the server.',
};
const answers = 'apps/portal/src/api/types.ts';

/** Own ambient state is a part of `Ambient`, which is one object. */
const ownStorage = {
  selector: 'NewExpression[callee.name="AsyncLocalStorage"]',
  message: 'Make it a part of Ambient in libs/platform/runtime/src/ambient.ts.',
};
const manyParts = {
  selector: 'MethodDefinition[kind="constructor"][value.params.length>8]',
  message: 'With more than 8 parts, a class hides its dependencies: combine related ports into one.',
};
const everywhere = [ownStorage, manyParts];
/** Hidden from the patterns of imports. */
const lateImport = { selector: 'ImportExpression', message: 'Import it at the top of the file.' };
const doing = [
  'ImportDeclaration[specifiers.length=0][importKind!="type"]',
  ...['If', 'For', 'ForIn', 'ForOf', 'While', 'DoWhile', 'Try'].map((kind) => `${kind}Statement`),
];
/** Bundles leave out modules whose names nobody uses, and what these would have done when they were loaded. */
const doesOnLoad = (expression) => ({
  selector: `Program > :matches(${[...doing, expression].join(', ')})`,
  message: 'A module only defines: a bundle may leave out what it does when it is loaded.',
});
/** @param {...object} patterns */
const forbidSyntax = (...patterns) => ({ 'no-restricted-syntax': ['error', ...patterns] });
const inLibraries = [...everywhere, doesOnLoad('ExpressionStatement')];
const inPersistence = doesOnLoad('ExpressionStatement:not([expression.callee.name="conflictOn"])');

/** @param {...object} patterns */
const forbid = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns: [insides, ...patterns] }] });

/** @param {...string} rules */
const off = (...rules) => Object.fromEntries(rules.map((rule) => [`@typescript-eslint/${rule}`, 'off']));

export default tseslint.config(
  { ignores: ['**/dist/**', 'apps/*/bundle/**', '**/src/generated/**', 'coverage/**', '.nx/**', '.data/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    plugins: { project: { rules: { 'plain-comments': plainComments } } },
    // Prettier leaves comments, texts and templates as long as they are.
    rules: { 'max-len': ['error', { code: 120 }], 'project/plain-comments': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(),
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/prefer-readonly': 'error',
      // Nest and the ports declare asynchronous methods that sometimes have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['warn', { max: 250, skipBlankLines: true }],
    },
  },
  {
    files: ['libs/**/src/**/*.ts'],
    ignores: testCode,
    rules: {
      '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
    },
  },
  {
    // Empty until contexts add to it by declaration merging; nothing is ever of its type.
    files: ['libs/kernel/src/context.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^DeclaredContexts$' }] },
  },
  { files: ['apps/**/*.ts', 'libs/**/*.ts', 'tools/**/*.ts'], rules: forbid(persistence) },
  { files: ['libs/*/src/*.module.ts', 'libs/*/src/persistence/**/*.ts'], rules: forbid() },
  { files: ['libs/*/src/application/**/*.ts'], rules: forbid(persistence, frameworks, modules) },
  { files: ['libs/*/src/domain/**/*.ts'], rules: forbid(ownFolder, outOfTheDomain) },
  { files: ['apps/portal/src/**/*.{ts,tsx}'], ignores: [...testCode, answers], rules: forbid(server) },
  {
    // Types are erased: here the compiler compares what the pages read with what the server answers.
    files: [answers],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ ...server, allowTypeImports: true }] }],
    },
  },
  { files: ['apps/*/src/**/*.ts'], ignores: testCode, rules: forbidSyntax(...everywhere) },
  { files: ['apps/api/src/**/*.controller.ts'], rules: forbidSyntax(...everywhere, ...partsOfBodies) },
  {
    files: ['libs/**/src/**/*.ts'],
    ignores: [...testCode, '**/main.ts', 'libs/platform/runtime/src/ambient.ts'],
    rules: forbidSyntax(...inLibraries),
  },
  {
    files: ['libs/*/src/{application,domain}/**/*.ts'],
    ignores: testCode,
    rules: forbidSyntax(...inLibraries, lateImport),
  },
  { files: ['libs/**/src/persistence/**/*.ts'], ignores: testCode, rules: forbidSyntax(...everywhere, inPersistence) },
  {
    files: testCode,
    rules: {
      '@nx/enforce-module-boundaries': boundaries(['type:testing']),
      'max-lines': 'off',
      // A test reads answers as JSON, and its expectations say what is in them.
      ...off('no-explicit-any', 'no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call'),
      ...off('no-unsafe-member-access', 'no-unsafe-return', 'restrict-template-expressions'),
    },
  },
  {
    files: testCode.map((pattern) => pattern.replace('**/', 'libs/*/src/domain/**/')),
    rules: forbid(ownFolderInTests, outOfTheDomain),
  },
  { files: ['apps/operator/**/*.ts', 'tools/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.mjs'],
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    rules: { eqeqeq: 'error', 'no-unused-vars': 'error', 'no-var': 'error', 'prefer-const': 'error' },
  },
);
