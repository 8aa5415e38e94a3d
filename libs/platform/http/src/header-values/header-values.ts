import type { IncomingMessage } from 'node:http';

/** Returns all values of a header, by its name in lower case. Requests within the process have no `headersDistinct`. */
export function headerValues({ rawHeaders }: IncomingMessage, name: string): string[] {
  const values: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const found = rawHeaders[index]!;
    if (found.length === name.length && found.toLowerCase() === name) values.push(rawHeaders[index + 1]!);
  }
  return values;
}
