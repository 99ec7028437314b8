import { startHttpServer } from './loopback-server.js';

export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: Record<string, unknown> } };
}

/** What a model says, or an answer of the server itself. */
export type ModelAnswer = string | { status: number; error: string; param?: string };

export interface ModelServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  host: string;
  requests: ChatRequest[];
  /** Authorization headers, in order. */
  keys: string[];
  close(): Promise<void>;
}

/** A server that speaks OpenAI's protocol for chat completions; what its model says is the test's own. */
export async function startModelServer(
  answer: (request: ChatRequest, count: number) => ModelAnswer | Promise<ModelAnswer>,
): Promise<ModelServer> {
  const requests: ChatRequest[] = [];
  const keys: string[] = [];
  const server = await startHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked: ChatRequest = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    requests.push(asked);
    keys.push(request.headers.authorization ?? '');
    const said = await answer(asked, requests.length);
    const isWords = typeof said === 'string';
    response.writeHead(isWords ? 200 : said.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isWords ? completion(asked.model, said) : refusal(said)));
  });
  return { ...server, url: `${server.url}/v1`, requests, keys };
}

function completion(model: string, content: string): object {
  const message = { role: 'assistant', content, refusal: null };
  return {
    ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1_780_000_000, model },
    choices: [{ index: 0, message, finish_reason: 'stop', logprobs: null }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function refusal({ error, param = '' }: { error: string; param?: string }): object {
  return { error: { message: error, type: 'invalid_request_error', param, code: null } };
}

/** The instructions and the material of a request, as its model gets them. */
export function promptOf({ messages }: ChatRequest): { system: string; user: string } {
  const of = (role: string) => messages.filter((message) => message.role === role).map(({ content }) => content);
  return { system: of('system').join('\n'), user: of('user').join('\n') };
}
