// `npm run kubernetes-rules`: writes the alert rules of docker/monitoring as a PrometheusRule for Kubernetes.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import yaml from 'yaml';
import { root } from './lib/root.mjs';

const groupsOf = async (file) => yaml.parse(await readFile(join(root, 'docker', 'monitoring', file), 'utf8')).groups;
const path = join(root, 'docker', 'kubernetes', 'monitoring', 'rules.yaml');
const rule = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'partner' },
  spec: { groups: (await Promise.all(['alerts.yaml', 'slos.yaml'].map(groupsOf))).flat() },
};
const head = '# Written by `npm run kubernetes-rules` from docker/monitoring.\n';
await writeFile(path, await format(head + yaml.stringify(rule), { ...(await resolveConfig(path)), filepath: path }));
