import { literal, python } from './literal.js';
import type { SampledOperation } from './sampled-operation.js';

/** Program that sends the request of an operation with the Python client. */
export function pythonSample(operation: SampledOperation): string {
  const { baseUrl, name, pathValues, query, body, isPublic, isForm, returns, isList } = operation;
  const environment = (variable: string): string => `os.environ["${variable}"]`;
  const form = ['client_id', 'client_secret'].map((key) => `"${key}": ${environment(key.toUpperCase())}`);
  const given = [
    ...Object.values(pathValues).map((value) =>
      'example' in value ? python.text(value.example) : environment(value.variable),
    ),
    ...(isForm ? [`{"grant_type": "client_credentials", ${form.join(', ')}}`] : []),
    ...(body ? [literal(body, python)] : []),
    ...Object.entries(query).map(([key, value]) => `${key === 'from' ? 'from_' : key}=${python.text(value)}`),
  ];
  const method = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const call = `client.${method}(${given.join(', ')})`;
  const lines = {
    json: isList
      ? [`print(${call}.page())`]
      : call.includes('\n')
        ? [`result = ${call}`, 'print(result)']
        : [`print(${call})`],
    lines: [`items = ${call}`, 'for item in items:', '    print(item["id"])', 'print(items.cursor)'],
    file: ['with open("document", "wb") as file:', `    file.write(${call})`],
    redirect: [`print(${call})`],
    nothing: [call],
  };
  const program = [
    'from partner_sdk import Client',
    '',
    `client = Client(${isPublic ? 'None' : environment('PARTNER_KEY')}, "${baseUrl}")`,
    ...lines[returns],
  ].join('\n');
  return program.includes('os.') ? `import os\n\n${program}` : program;
}
