/** Request as it can be repeated in code. If its body is not known, the code reads one from a file. */
export interface RepeatableRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
}

const hasBody = (method: string): boolean => method === 'POST' || method === 'PUT' || method === 'PATCH';
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Code that sends the request, by language. `PARTNER_API_KEY` stands for the key in all of them. */
export function requestCode(apiUrl: string, { method, url }: RepeatableRequest, body?: string) {
  const address = JSON.stringify(apiUrl + url);
  const data = body === undefined ? '--data @body.json' : `--data-raw ${quoted(body)}`;
  const sends = hasBody(method);
  const verb = method === 'HEAD' ? '--head' : `-X ${method}`;
  return {
    curl: [
      `curl -sS ${/[[\]{}]/.test(url) ? '-g ' : ''}${verb} ${quoted(apiUrl + url)}`,
      `-H "Authorization: Bearer $PARTNER_API_KEY"`,
      ...(sends ? [`-H 'Content-Type: application/json' ${data}`] : []),
    ].join(' \\\n  '),
    TypeScript: [
      ...(sends && body === undefined ? [`import { readFile } from 'node:fs/promises';`, ''] : []),
      `const response = await fetch(${address}, {`,
      `  method: '${method}',`,
      `  headers: { authorization: \`Bearer \${process.env.PARTNER_API_KEY}\`, 'content-type': 'application/json' },`,
      ...(sends
        ? [`  body: ${body === undefined ? `await readFile('body.json', 'utf8')` : JSON.stringify(body)},`]
        : []),
      `});`,
      `console.log(response.status, await response.text());`,
    ].join('\n'),
    Python: [
      `import os`,
      `import requests`,
      ``,
      `response = requests.request(`,
      `    "${method}",`,
      `    ${address},`,
      `    headers={"Authorization": f"Bearer {os.environ['PARTNER_API_KEY']}", "Content-Type": "application/json"},`,
      ...(sends
        ? [`    data=${body === undefined ? 'open("body.json", "rb")' : `${JSON.stringify(body)}.encode()`},`]
        : []),
      `)`,
      `print(response.status_code, response.text)`,
    ].join('\n'),
  } as const;
}
