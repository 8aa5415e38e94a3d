import yaml from 'yaml';

/** Returns the alert rules of docker/monitoring as a PrometheusRule for Kubernetes. */
export async function kubernetesRules(read) {
  const groupsOf = async (file) => yaml.parse(await read(`docker/monitoring/${file}`)).groups;
  const rule = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'partner' },
    spec: { groups: (await Promise.all(['alerts.yaml', 'slos.yaml'].map(groupsOf))).flat() },
  };
  const head = '# Written by `npm run generate -- kubernetes-rules` from docker/monitoring.\n';
  return { 'docker/kubernetes/monitoring/rules.yaml': head + yaml.stringify(rule) };
}
