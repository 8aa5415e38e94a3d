import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.js';
import type { Manifest } from './render.js';

type Model = new (data: object) => { validate(): void };

/** Checks an object against the Kubernetes schema: required properties, types and formats. */
export async function violations(manifest: Manifest): Promise<readonly string[]> {
  const models = (await import(moduleOf(manifest))) as Record<string, Model | undefined>;
  const Model = models[manifest.kind];
  if (Model === undefined) return [`${manifest.apiVersion} has no kind ${manifest.kind}`];
  try {
    new Model(structuredClone(manifest)).validate();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/**
 * Returns properties unknown to Kubernetes, which a cluster rejects or ignores and a schema accepts. The compiler
 * checks the objects, written as literals, against the types of Kubernetes.
 */
export function unknownProperties(manifests: readonly Manifest[]): readonly string[] {
  const file = join(root, 'tools', 'architecture', 'src', 'manifests.generated.ts');
  const lines = manifests.map(
    (manifest, index) =>
      `import type { I${manifest.kind} as Kind${index} } from '${moduleOf(manifest)}';\n` +
      `export const of${index}: Kind${index} = ${JSON.stringify(manifest)};`,
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const source = lines.join('\n');
  const files = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...files,
    getSourceFile: (name, language) =>
      name === file ? ts.createSourceFile(name, source, language) : files.getSourceFile(name, language),
    fileExists: (name) => name === file || files.fileExists(name),
    readFile: (name) => (name === file ? source : files.readFile(name)),
  };
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const moduleOf = ({ apiVersion }: Manifest): string =>
  apiVersion.startsWith('monitoring.coreos.com/')
    ? `@kubernetes-models/prometheus-operator/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;
