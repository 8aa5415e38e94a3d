import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Database settings that log every statement with its plan and the number of rows at each node. */
export const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
};

/**
 * Yields each logged statement with its plan, as `{text, ms, read, returned, nodes}`, and each mark between them as
 * `{mark}`.
 */
export async function* statements(log) {
  let duration;
  let lines = [];
  for await (const line of createInterface({ input: createReadStream(log) })) {
    if (duration !== undefined && line.startsWith('\t')) {
      lines.push(line.slice(1));
      continue;
    }
    if (duration !== undefined) yield statement(duration, lines.join('\n'));
    lines = [];
    const mark = /plans ([0-9a-f-]{36})$/.exec(line)?.[1];
    if (mark) yield { mark };
    duration = /duration: ([\d.]+) ms {2}plan:/.exec(line)?.[1];
  }
  if (duration !== undefined) yield statement(duration, lines.join('\n'));
}

function statement(duration, json) {
  const { 'Query Text': text, Plan: plan } = JSON.parse(json);
  const nodes = [...walk(plan)];
  return {
    text,
    ms: Number(duration),
    read: sum(nodes.filter(isScan).map(met)),
    returned: Math.max(plan['Actual Rows'], ...nodes.filter(isResult).map(rows)),
    nodes: nodes
      .filter(isScan)
      .filter((node) => met(node) > 100)
      .map((node) => [met(node), node['Index Name'] ?? node['Relation Name']]),
  };
}

function* walk(node) {
  yield node;
  for (const child of node.Plans ?? []) yield* walk(child);
}

/** Tables that have few rows in every company, so that each of their indexes looks as good as the key. */
const few = ['users', 'roles', 'locations'];
const isScan = (node) =>
  node['Relation Name'] !== undefined && !few.includes(node['Relation Name']) && node['Node Type'] !== 'ModifyTable';
/**
 * A page is cut by a limit before it becomes one text, and a total is an aggregate of the rows that it counts. A change
 * returns nothing, so its processed rows count.
 */
const isResult = (node) => ['Aggregate', 'Limit', 'ModifyTable'].includes(node['Node Type']);
const rows = (node) => Math.max(node['Actual Rows'], ...(node.Plans ?? []).map((child) => child['Actual Rows']));
/** Returns the number of rows that a node read, including discarded ones. */
const met = (node) =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0));
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
