import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { destinationProblem } from '@partner/http-client';
import { describedSettings, readSettings } from '@partner/runtime';
import { type Container, containersOf, type Manifest, podOf, readVariables, render } from './kubernetes/render.js';
import { withAuthorityFile } from './authority-file.js';
import { root } from './workspace.js';

type Model = new (data: object) => { validate(): void };

/** Checks an object against the Kubernetes schema: required properties, types and formats. */
async function violations(manifest: Manifest): Promise<readonly string[]> {
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
function unknownProperties(manifests: readonly Manifest[]): readonly string[] {
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

const folder = join(root, 'docker', 'kubernetes');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Ports of the images. */
const ports = { 'partner-api': 3000, 'partner-portal': 3100, 'partner-worker': undefined } as const;
const admin = 9000;
interface PolicySpec {
  readonly podSelector: { readonly matchExpressions?: readonly { readonly values: readonly string[] }[] };
  readonly ingress?: readonly { readonly ports: readonly { readonly port: string }[] }[];
  readonly egress?: readonly {
    readonly to?: readonly { readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] } }[];
    readonly ports?: readonly { readonly port: number }[];
  }[];
}

function addTo(list: BlockList, cidr: string): void {
  const [address = '', bits] = cidr.split('/');
  list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
}

const longestRequestSeconds = 30;
const attemptSeconds = 10;

describe.each(readdirSync(join(folder, 'overlays')).sort())('the manifests of %s', (overlay) => {
  const { manifests, settings } = render(join(folder, 'overlays', overlay));
  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
  const pods = manifests.flatMap((manifest) => podOf(manifest) ?? []);
  const containers = manifests.flatMap(containersOf);

  it('are valid for Kubernetes in every property (R105)', async () => {
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(Object.keys(ports).sort());
    for (const manifest of manifests) {
      expect([manifest.metadata.name, await violations(manifest)]).toEqual([manifest.metadata.name, []]);
    }
    expect(unknownProperties(manifests)).toEqual([]);
  });

  it('have settings that the code knows and accepts', () => {
    const secrets = readVariables(join(folder, 'secrets.example.env'));
    const ofNode = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'NODE_EXTRA_CA_CERTS'];
    const known = [...describedSettings().map(({ name }) => name), ...ofNode];
    const own = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect(known).toEqual(expect.arrayContaining([...Object.keys(settings), ...Object.keys(secrets), ...own]));
    const secret = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64');
    const given = Object.entries({ ...settings, ...secrets, PARTNER_SECRET: secret });
    const here = Object.fromEntries(given.map(([name, value]) => [name, withAuthorityFile(value)]));
    expect(readSettings(here).environment).toBe(overlay);
  });

  it('share documents and the list of erased customers, as they share no folder (R110)', () => {
    expect(settings).toMatchObject({
      PARTNER_S3_BUCKET: expect.any(String),
      PARTNER_ERASURE_LIST: expect.stringMatching('^s3:'),
    });
  });

  it("use the tables' owner only for the migration, and the CA of PostgreSQL everywhere (A11)", () => {
    const owner = { name: 'DATABASE_URL', valueFrom: { secretKeyRef: { name: 'partner-owner', key: 'DATABASE_URL' } } };
    for (const { name, env = [], volumeMounts } of containers) {
      expect([name, env]).toEqual([name, name === 'migrate' ? [owner] : []]);
      expect(volumeMounts).toContainEqual({ name: 'ca', mountPath: '/ca', readOnly: true });
    }
    for (const { volumes } of pods) expect(volumes).toContainEqual({ name: 'ca', configMap: { name: 'partner-ca' } });
    const addressOf = (file: string): URL => new URL(readVariables(join(folder, file))['DATABASE_URL']!);
    expect(addressOf('owner.example.env').username).toBe('partner_owner');
    expect(addressOf('secrets.example.env').username).toBe('partner_login');
    for (const file of ['owner.example.env', 'secrets.example.env'])
      expect(addressOf(file).search).toBe('?sslmode=verify-full&sslrootcert=/ca/ca.crt');
  });

  describe('the network policies', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as PolicySpec);
    const ofPod = (name: string): PolicySpec[] =>
      policies.filter(({ podSelector: { matchExpressions = [] } }) => matchExpressions[0]?.values.includes(name));
    const names = manifests.filter(podOf).map(({ metadata }) => metadata.name);

    it('deny everything that is not listed', () => {
      expect(policies).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    });

    it('allow ingress to exactly the ports of each pod', () => {
      expect(names.length).toBeGreaterThan(3);
      for (const manifest of manifests.filter(podOf)) {
        const { name } = manifest.metadata;
        const opened = podOf(manifest)!.containers.flatMap(({ ports: some = [] }) => some.map((port) => port.name));
        const allowedIn = ofPod(name).flatMap(({ ingress = [] }) => ingress.flatMap(({ ports: some }) => some));
        expect([name, allowedIn.map(({ port }) => port).sort()]).toEqual([name, opened.sort()]);
      }
    });

    it('allow every pod DNS, PostgreSQL and Redis', () => {
      for (const name of names) {
        const allowedOut = ofPod(name).flatMap(({ egress = [] }) => egress.flatMap(({ ports: some = [] }) => some));
        expect(allowedOut.map(({ port }) => port)).toEqual(expect.arrayContaining([53, 5432, 6379]));
      }
    });

    it('allow servers the internet, except addresses that are forbidden for webhooks (E7)', async () => {
      const blocks = policies.flatMap(({ egress = [] }) =>
        egress.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? [])),
      );
      expect(blocks.map(({ cidr }) => cidr)).toEqual(['0.0.0.0/0', '2000::/3']);
      const allowed = new BlockList();
      const refused = new BlockList();
      for (const { cidr, except = [] } of blocks) {
        addTo(allowed, cidr);
        for (const range of except) addTo(refused, range);
      }
      const reached = (address: string): boolean => {
        const family = address.includes(':') ? 'ipv6' : 'ipv4';
        return allowed.check(address, family) && !refused.check(address, family);
      };
      const isAllowed = async (address: string): Promise<boolean> => {
        const host = address.includes(':') ? `[${address}]` : address;
        return (await destinationProblem(`https://${host}/`, { allowPrivate: false })) === undefined;
      };
      for (const address of ['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])
        expect([address, reached(address), await isAllowed(address)]).toEqual([address, true, true]);
      const inside = ['10.0.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0'];
      const others = ['168.63.129.16', '224.0.0.1', '255.255.255.255', '::1', 'fd00::1', 'fe80::1', '2002:a00:1::'];
      for (const address of [...inside, ...others])
        expect([address, reached(address), await isAllowed(address)]).toEqual([address, false, false]);
    });
  });

  it('run without privileges (R104, R105)', () => {
    for (const { securityContext, automountServiceAccountToken } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(automountServiceAccountToken).toBe(false);
    }
    for (const { securityContext, resources } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources).toMatchObject({
        requests: { memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  });

  it('receive no variables that look like misspelled settings', () => {
    for (const { enableServiceLinks } of pods) expect(enableServiceLinks).toBe(false);
    for (const { envFrom } of containers) {
      expect(envFrom).toEqual([
        { configMapRef: { name: 'partner-settings' } },
        { secretRef: { name: 'partner-secrets' } },
      ]);
    }
  });

  it('probe paths that servers serve, on ports that the images expose', () => {
    const server = read('libs/platform/runtime/src/admin/admin-server.ts');
    const image = read('docker/Dockerfile');
    for (const deployment of deployments) {
      const [container] = podOf(deployment)?.containers ?? [];
      const { startupProbe, livenessProbe, readinessProbe, ports: opened = [] } = container as Container;
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
        expect(server).toContain(`'${probe?.httpGet.path}': async`);
        expect(probe?.httpGet.port).toBe('admin');
      }
      const http = ports[deployment.metadata.name as keyof typeof ports];
      expect(opened.map(({ containerPort }) => containerPort)).toEqual([...(http ? [http] : []), admin]);
      for (const { containerPort } of opened) expect(image).toContain(`EXPOSE ${containerPort}\n`);
    }
  });

  it('route services to the servers of their name', () => {
    const services = manifests.filter(({ kind }) => kind === 'Service');
    expect(services).toHaveLength(2);
    for (const { metadata, spec } of services) {
      const selector = { 'app.kubernetes.io/name': metadata.name };
      expect(spec).toMatchObject({ selector, ports: [{ name: 'http', targetPort: 'http' }] });
    }
  });

  it('let a server become not ready, drain and finish before it is killed (R89)', () => {
    const drainSeconds = Number(settings['PARTNER_DRAIN_MS']) / 1_000;
    for (const deployment of deployments) {
      const pod = podOf(deployment);
      const grace = pod?.terminationGracePeriodSeconds ?? 0;
      const { periodSeconds = 10, failureThreshold = 3 } = pod?.containers[0]?.readinessProbe ?? {};
      const takesRequests = deployment.metadata.name !== 'partner-worker';
      expect(grace).toBeGreaterThan(takesRequests ? drainSeconds + longestRequestSeconds : attemptSeconds + 5);
      expect(drainSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
      expect(deployment['spec']).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } });
    }
  });

  it('wait for the migration, and run images of the Dockerfile', () => {
    const image = read('docker/Dockerfile');
    for (const { image: name } of containers) {
      expect(image).toContain(` AS ${/^registry\.example\.com\/partner-(\w+):[\d.]+$/.exec(name)?.[1]}\n`);
    }
    for (const deployment of deployments) {
      expect(podOf(deployment)?.initContainers).toMatchObject([{ args: ['secrets', 'status'] }]);
    }
    expect(containers.find(({ name }) => name === 'migrate')).toMatchObject({ args: ['migrate'] });
  });

  it('keep a server of each kind when a node is drained, and scale existing deployments', () => {
    const budgets = manifests.filter(({ kind }) => kind === 'PodDisruptionBudget');
    expect(budgets.map(({ metadata }) => metadata.name).sort()).toEqual(Object.keys(ports).sort());
    for (const { kind, spec } of manifests) {
      if (kind !== 'HorizontalPodAutoscaler') continue;
      const { scaleTargetRef } = spec as { scaleTargetRef: { name: string } };
      const target = deployments.find(({ metadata }) => metadata.name === scaleTargetRef.name);
      // A fixed number of replicas would undo the autoscaler's changes at each rollout.
      expect(target?.['spec']).not.toHaveProperty('replicas');
    }
  });
});

describe('the manifests for monitoring', () => {
  const { manifests } = render(join(folder, 'monitoring'));

  it('are valid for Kubernetes and the Prometheus Operator in every property', async () => {
    for (const manifest of manifests)
      expect([manifest.metadata.name, await violations(manifest)]).toEqual([manifest.metadata.name, []]);
    expect(unknownProperties(manifests)).toEqual([]);
  });

  it('scrape each kind of process as the job that the rules name', () => {
    const services = manifests.filter(({ kind }) => kind === 'Service');
    const jobs = services.map(({ metadata, spec }) => {
      const { labels } = metadata as { labels?: Record<string, string> };
      expect(spec).toMatchObject({ selector: { 'app.kubernetes.io/name': labels?.['app.kubernetes.io/name'] } });
      return labels?.['app.kubernetes.io/name'];
    });
    expect(jobs.sort()).toEqual(Object.keys(ports).sort());
    const scraped = (parse(read('docker/monitoring/prometheus.yaml')) as { scrape_configs: { job_name: string }[] })
      .scrape_configs;
    expect(scraped.map(({ job_name: job }) => job)).toEqual(expect.arrayContaining(jobs));
  });

  it('name a runbook with all its parts for every alert, and an alert for every runbook', () => {
    const text = read('docker/kubernetes/monitoring/rules.yaml');
    const alerts = text.match(/alert: /g)!;
    const pages = [...text.matchAll(/runbook_url: https:\/\/runbooks\.example\.com\/([a-z-]+)\.md/g)].map(
      ([, name]) => name,
    );
    expect(pages).toHaveLength(alerts.length);
    const files = readdirSync(join(root, 'docs', 'runbooks')).filter((file) => file !== 'README.md');
    // A portal that does not respond has the alert of any process.
    expect([...new Set([...pages, 'portal-down'].map((name) => `${name}.md`))].sort()).toEqual(files.sort());
    for (const file of files) {
      const headings = [...read(`docs/runbooks/${file}`).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
      expect([file, headings]).toEqual([file, ['Symptom', 'Look', 'Act', 'Verify']]);
    }
  });
});

describe('the check of manifests', () => {
  const valid = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'one' },
    spec: { ports: [{ port: 80, targetPort: 'http' }] },
  };

  it('finds a property that is misspelled, of a wrong type, or missing', async () => {
    expect(unknownProperties([valid])).toEqual([]);
    expect(await violations(valid)).toEqual([]);
    expect(unknownProperties([{ ...valid, spec: { ports: [{ port: 80, targtPort: 'http' }] } }])).toHaveLength(1);
    expect(await violations({ ...valid, spec: { ports: [{ port: 'eighty' }] } })).toHaveLength(1);
    expect(await violations({ ...valid, spec: { ports: [{ name: 'http' }] } })).toHaveLength(1);
  });
});
