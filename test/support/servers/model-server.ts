import type { ServerResponse } from 'node:http';
import { startHttpServer } from './loopback-server.js';

export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: Record<string, unknown> } };
}

export interface EmbeddingRequest {
  model: string;
  input: string[];
  encoding_format?: string;
}

/** A vector for each text, or an answer of the server itself; a string is sent as it is, valid or not. */
export type EmbeddingAnswer = number[][] | string | { status: number; error: string };

/** What a model says, or an answer of the server itself. */
export type ModelAnswer = string | { status: number; error: string; param?: string };

export interface ModelServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  host: string;
  requests: ChatRequest[];
  embeddings: EmbeddingRequest[];
  /** Authorization headers, in order. */
  keys: string[];
  close(): Promise<void>;
}

/** A server that speaks OpenAI's protocol for chat completions and embeddings; what its model says is the test's own. */
export async function startModelServer(
  answer: (request: ChatRequest, count: number) => ModelAnswer | Promise<ModelAnswer>,
  embed: (request: EmbeddingRequest, count: number) => EmbeddingAnswer | Promise<EmbeddingAnswer> = () => NO_EMBEDDINGS,
): Promise<ModelServer> {
  const requests: ChatRequest[] = [];
  const embeddings: EmbeddingRequest[] = [];
  const keys: string[] = [];
  const server = await startHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    keys.push(request.headers.authorization ?? '');
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (request.url?.endsWith('/embeddings')) {
      embeddings.push(body);
      sendEmbeddings(response, body, await embed(body, embeddings.length));
      return;
    }
    const asked: ChatRequest = body;
    requests.push(asked);
    const said = await answer(asked, requests.length);
    const isWords = typeof said === 'string';
    response.writeHead(isWords ? 200 : said.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isWords ? completion(asked.model, said) : refusal(said)));
  });
  return { ...server, url: `${server.url}/v1`, requests, embeddings, keys };
}

const NO_EMBEDDINGS = { status: 404, error: 'This server has no embeddings' };

function sendEmbeddings(response: ServerResponse, { model }: EmbeddingRequest, said: EmbeddingAnswer): void {
  const isAnswer = typeof said === 'string' || Array.isArray(said);
  response.writeHead(isAnswer ? 200 : said.status, { 'content-type': 'application/json' });
  if (typeof said === 'string') response.end(said);
  else if (!isAnswer) response.end(JSON.stringify(refusal(said)));
  else {
    const data = said.map((embedding, index) => ({ object: 'embedding', index, embedding }));
    response.end(JSON.stringify({ object: 'list', data, model, usage: { prompt_tokens: 7, total_tokens: 7 } }));
  }
}

function completion(model: string, content: string): object {
  const message = { role: 'assistant', content, refusal: null };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: 'stop', logprobs: null }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function refusal({ error, param = '' }: { error: string; param?: string }): object {
  return { error: { message: error, type: 'invalid_request_error', param, code: null } };
}

/** The instructions and the material of a request, as its model gets them. */
export function readPrompt({ messages }: ChatRequest): { system: string; user: string } {
  const of = (role: string) => messages.filter((message) => message.role === role).map(({ content }) => content);
  return { system: of('system').join('\n'), user: of('user').join('\n') };
}
