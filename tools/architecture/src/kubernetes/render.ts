import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** A Kubernetes object, limited to the properties that these tests read in all kinds. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; namespace?: string };
  readonly [property: string]: unknown;
}
type Variables = Readonly<Record<string, string>>;
interface Generator {
  readonly name: string;
  readonly behavior?: 'create' | 'merge';
  readonly envs: readonly string[];
}
interface Kustomization {
  readonly resources: readonly string[];
  readonly namespace?: string;
  readonly configMapGenerator?: readonly Generator[];
  readonly images?: readonly { readonly name: string; readonly newName: string; readonly newTag: string }[];
  readonly replicas?: readonly { readonly name: string; readonly count: number }[];
  readonly [property: string]: unknown;
}
export interface Rendered {
  readonly manifests: readonly Manifest[];
  /** The values of the config map, merged over all layers. */
  readonly settings: Variables;
}

const understood = ['resources', 'namespace', 'configMapGenerator', 'images', 'replicas', 'labels'];

/**
 * Renders a folder like `kubectl kustomize`, except for labels and the hash in names of config maps.
 * @throws Error when the folder uses an unsupported property.
 */
export function render(folder: string): Rendered {
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const { resources, namespace, configMapGenerator = [], images = [], replicas = [] } = kustomization;
  const unknown = Object.keys(kustomization).filter((key) => !['apiVersion', 'kind', ...understood].includes(key));
  if (unknown.length > 0) throw new Error(`${folder} uses ${unknown.join(', ')}, which these tests do not support`);
  const parts = resources.map((path) => resource(join(folder, path)));
  const manifests = parts.flatMap((part) => part.manifests);
  let settings: Variables = Object.assign({}, ...parts.map((part) => part.settings)) as Variables;
  for (const { behavior = 'create', envs } of configMapGenerator) {
    if ((behavior === 'merge') !== Object.keys(settings).length > 0) throw new Error(`${folder}: ${behavior} is wrong`);
    for (const file of envs) settings = { ...settings, ...readVariables(join(folder, file)) };
  }
  for (const manifest of manifests) {
    if (namespace !== undefined) manifest.metadata.namespace = namespace;
    for (const container of containersOf(manifest)) {
      const image = images.find(({ name }) => name === container.image);
      if (image) container.image = `${image.newName}:${image.newTag}`;
    }
    const count = replicas.find(({ name }) => manifest.kind === 'Deployment' && name === manifest.metadata.name)?.count;
    if (count !== undefined) Object.assign(manifest['spec'] as object, { replicas: count });
  }
  return { manifests, settings };
}

function resource(path: string): Rendered {
  if (!path.endsWith('.yaml')) return render(path);
  const documents = parseAllDocuments(readFileSync(path, 'utf8'));
  return { manifests: documents.map((document) => document.toJSON() as Manifest), settings: {} };
}

/** Reads a file of lines `NAME=value` as Kubernetes does. */
export function readVariables(path: string): Variables {
  const lines = readFileSync(path, 'utf8').split('\n');
  const set = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(/=(.*)/s));
  return Object.fromEntries(set.map(([name = '', value = '']) => [name, value]));
}

export interface Container {
  readonly name: string;
  image: string;
  readonly args?: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly envFrom: readonly Readonly<Record<string, { readonly name: string }>>[];
  readonly env?: readonly { readonly name: string }[];
  readonly volumeMounts: readonly object[];
  readonly securityContext: object;
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe & { readonly periodSeconds: number; readonly failureThreshold: number };
}
export interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
export interface Pod {
  readonly terminationGracePeriodSeconds?: number;
  readonly automountServiceAccountToken?: boolean;
  readonly enableServiceLinks?: boolean;
  readonly securityContext: object;
  readonly volumes: readonly object[];
  readonly initContainers?: readonly Container[];
  readonly containers: readonly Container[];
}

/** Returns the pod template of an object; undefined if it has none. */
export function podOf(manifest: Manifest): Pod | undefined {
  return (manifest['spec'] as { template?: { spec?: Pod } }).template?.spec;
}

export function containersOf(manifest: Manifest): readonly Container[] {
  const pod = podOf(manifest);
  return pod === undefined ? [] : [...(pod.initContainers ?? []), ...pod.containers];
}
