import { literal, php } from './literal.js';
import type { SampledOperation } from './sampled-operation.js';

/** Program that sends the request of an operation with the PHP client. */
export function phpSample(operation: SampledOperation): string {
  const { baseUrl, name, pathValues, query, body, isPublic, isForm, returns, isList } = operation;
  const environment = (variable: string): string => `getenv('${variable}')`;
  const form = ['client_id', 'client_secret'].map((key) => `'${key}' => ${environment(key.toUpperCase())}`);
  const given = [
    ...Object.values(pathValues).map((value) =>
      'example' in value ? php.text(value.example) : environment(value.variable),
    ),
    ...(isForm ? [`['grant_type' => 'client_credentials', ${form.join(', ')}]`] : []),
    ...(body ? [literal(body, php)] : []),
    ...Object.entries(query).map(([key, value]) => `${key}: ${php.text(value)}`),
  ];
  const call = `$client->${name.replace('.', '->')}(${given.join(', ')})`;
  const lines = {
    json: [`print_r(${call}${isList ? '->page()' : ''});`],
    lines: [
      `$items = ${call};`,
      'foreach ($items as $item) {',
      "    echo $item['id'], PHP_EOL;",
      '}',
      'echo $items->cursor();',
    ],
    file: [`file_put_contents('document', ${call});`],
    redirect: [`echo ${call};`],
    nothing: [`${call};`],
  };
  return [
    '<?php',
    '',
    "require 'vendor/autoload.php';",
    '',
    `$client = new Partner\\Client(${isPublic ? 'null' : environment('PARTNER_KEY')}, '${baseUrl}');`,
    ...lines[returns],
  ].join('\n');
}
