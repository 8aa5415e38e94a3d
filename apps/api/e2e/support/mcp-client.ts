import type { RequestOptions, TestApi } from './test-api.js';

/** A response of the protocol. */
export interface Message {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Result of a tool call, with the data in its mark. */
export interface ToolCall {
  readonly isError: boolean;
  /** Text before the mark. */
  readonly note: string;
  readonly data: Record<string, unknown>;
  readonly text: string;
}

/** A client of the Model Context Protocol with a key. It sends the messages of revision 2026-07-28. */
export class McpClient {
  constructor(
    private readonly api: TestApi,
    private readonly key: string,
    private readonly headers: RequestOptions['headers'] = {},
  ) {}

  /** Sends a message as it is, with the headers that belong to it. */
  async post(message: unknown, headers: RequestOptions['headers'] = {}): Promise<{ status: number; text: string }> {
    const response = await fetch(`${this.api.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...this.headers,
        ...headers,
      },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    });
    return { status: response.status, text: await response.text() };
  }

  async send(method: string, params: object = {}): Promise<Message> {
    const revision = '2026-07-28';
    const meta = {
      'io.modelcontextprotocol/protocolVersion': revision,
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const { name } = params as { name?: string };
    const { text } = await this.post(
      { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
      { 'mcp-protocol-version': revision, 'mcp-method': method, ...(name !== undefined && { 'mcp-name': name }) },
    );
    return JSON.parse(text) as Message;
  }

  /** Lists the names of the tools. */
  async tools(): Promise<string[]> {
    const { result } = await this.send('tools/list');
    return (result!['tools'] as { name: string }[]).map(({ name }) => name);
  }

  /** @throws Error if the response is no result of a tool. */
  async call(name: string, values: object = {}): Promise<ToolCall> {
    const { result, error } = await this.send('tools/call', { name, arguments: values });
    if (!result) throw new Error(error?.message);
    const [{ text }] = result['content'] as [{ readonly text: string }];
    const [, note, data] = /^([^]*?)<data>\n(.*)\n<\/data>$/.exec(text) ?? [];
    if (data === undefined) throw new Error(`the result has no mark: ${text}`);
    return {
      isError: result['isError'] === true,
      note: note!.trim(),
      data: JSON.parse(data) as Record<string, unknown>,
      text,
    };
  }
}
