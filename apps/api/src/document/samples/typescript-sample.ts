import { literal, typescript } from './literal.js';
import type { SampledOperation } from './sampled-operation.js';

/** Program that sends the request of an operation with the SDK. */
export function typescriptSample(operation: SampledOperation): string {
  const { baseUrl, sdk, isForm, returns } = operation;
  const credential = isForm
    ? 'clientId: process.env.CLIENT_ID!, clientSecret: process.env.CLIENT_SECRET!'
    : 'apiKey: process.env.PARTNER_KEY!';
  const options = `baseUrl: '${baseUrl}', ${credential}`;
  const head = [
    ...(returns === 'file' ? ["import { writeFile } from 'node:fs/promises';"] : []),
    `import { PartnerClient } from '${sdk}';`,
    '',
    options.length > 90
      ? `const client = new PartnerClient({\n  ${options.replaceAll(', ', ',\n  ')},\n});`
      : `const client = new PartnerClient({ ${options} });`,
  ];
  return [...head, ...callOf(operation)].join('\n');
}

function callOf(operation: SampledOperation): string[] {
  const { id, path, isForm, returns } = operation;
  if (isForm)
    return [
      '// The SDK requests, stores and renews access tokens. This call requests the first one.',
      'console.log(await client.getMe());',
    ];
  const input = inputOf(operation);
  const call = `client.${id}(${input})`;
  if (returns === 'lines')
    return [
      `const items = client.snapshot('${path.split('/').at(-1)}');`,
      'for await (const { id } of items) console.log(id);',
      'console.log(items.cursor);',
    ];
  if (returns === 'redirect')
    return [`const { headers } = await client.request('${id}', ${input});`, "console.log(headers.get('location'));"];
  if (returns === 'file') return [`await writeFile('document', await ${call});`];
  if (returns === 'nothing') return [`await ${call};`];
  return call.includes('\n')
    ? [`const result = await ${call};`, 'console.log(result);']
    : [`console.log(await ${call});`];
}

/** First argument of an operation: path parameters, `query` and `body`. Empty if there are none. */
function inputOf({ pathValues, query, body }: SampledOperation): string {
  const members = Object.entries(pathValues).map(([name, value]) =>
    'example' in value ? `${name}: ${typescript.text(value.example)}` : `${name}: process.env.${value.variable}!`,
  );
  if (Object.keys(query).length > 0) members.push(`query: ${literal(query, typescript, '  ')}`);
  if (body) members.push(`body: ${literal(body, typescript, '  ')}`);
  if (members.length === 0) return '';
  const line = `{ ${members.join(', ')} }`;
  return line.length <= 60 && !line.includes('\n') ? line : `{\n  ${members.join(',\n  ')},\n}`;
}
