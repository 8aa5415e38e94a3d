import { createInterface } from 'node:readline';
import { accessOptions, type Command } from '../command.js';
import { causeOf, failureText } from '../failure.js';
import type { Access } from '../logins.js';

/** A message of the Model Context Protocol, as far as its headers need it. */
interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: { readonly name?: string; readonly _meta?: Readonly<Record<string, unknown>> };
}

/** `partner mcp`: serves the tools of the API to an assistant on this machine. */
export const mcp: Command = {
  name: 'mcp',
  summary: 'serve the tools of the API to an assistant',
  about: `Serves the Model Context Protocol on standard input and output, for an assistant that starts programs. Each
message is sent to POST /mcp of the API with the key of the login.`,
  options: accessOptions,
  examples: ['partner mcp', 'claude mcp add partner -- partner mcp'],
  run: async (context, given) => {
    const access = await context.access(given);
    const { input, stop } = context.terminal;
    const running = new Set<Promise<void>>();
    for await (const line of createInterface({ input, signal: stop })) {
      if (line.trim() === '') continue;
      const answered = answerTo(line, access, stop).then((text) => (text === '' ? undefined : context.print(text)));
      running.add(answered);
      void answered.finally(() => running.delete(answered));
    }
    await Promise.all(running);
  },
};

/** Returns the response to a message as one line; empty for a notification. */
async function answerTo(line: string, { baseUrl, apiKey }: Access, signal: AbortSignal): Promise<string> {
  const { id = null, method, params } = messageOf(line);
  const revision = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(typeof revision === 'string' && {
      'mcp-protocol-version': revision,
      'mcp-method': method ?? '',
      ...(params?.name !== undefined && { 'mcp-name': params.name }),
    }),
  };
  const isNotification = id === null && method !== undefined;
  const failed = (message: string): string =>
    isNotification ? '' : JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message } });
  try {
    const response = await fetch(`${baseUrl}/mcp`, { method: 'POST', headers, body: line, signal });
    const text = await response.text();
    if (text === '') return '';
    const body = JSON.parse(text) as { readonly jsonrpc?: string; readonly error?: string };
    return body.jsonrpc === undefined ? failed(String(body.error)) : JSON.stringify(body);
  } catch (error) {
    return failed(`the API did not answer at ${baseUrl}: ${causeOf(error) ?? failureText(error)}`);
  }
}

/** Reads a message; the API reports one that is malformed. */
function messageOf(line: string): Message {
  try {
    return (JSON.parse(line) ?? {}) as Message;
  } catch {
    return {};
  }
}
