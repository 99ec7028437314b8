import { type LoopbackServer, startHttpServer } from './loopback-server.js';

/** One answer of the stand-in; the last one is given again and again. */
export interface SearchReply {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON, a text as it is. */
  body?: unknown;
}

export interface SearchServer extends LoopbackServer {
  /** What was asked: path with query, headers and body. */
  asked: { method: string; url: URL; headers: Record<string, unknown>; body: string }[];
  /** From now on. */
  reply(...replies: SearchReply[]): void;
}

export interface SearchPage {
  url: string;
  title: string;
  snippet: string;
}

/** Stands in for a search engine's API on loopback. */
export async function startSearchServer(...first: SearchReply[]): Promise<SearchServer> {
  let replies = first;
  const asked: SearchServer['asked'] = [];
  const server = await startHttpServer((request, response) => {
    const { method = '', url = '/', headers } = request;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ method, url: new URL(url, 'http://search.example'), headers, body });
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 500 };
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}));
    });
  });
  return Object.assign(server, {
    asked,
    reply: (...next: SearchReply[]) => {
      replies = next;
      asked.length = 0;
    },
  });
}

/** As SearXNG's JSON format has it. */
export function searxngAnswer(pages: readonly SearchPage[], unresponsive: [engine: string, reason: string][] = []) {
  const results = pages.map(({ url, title, snippet }) => ({
    url,
    title,
    content: snippet,
    engine: 'duckduckgo',
    engines: ['duckduckgo'],
    template: 'default.html',
    parsed_url: ['https', 'blog.example', '/', '', '', ''],
    positions: [1],
    score: 1,
    category: 'general',
  }));
  return {
    query: 'x',
    number_of_results: 0,
    results,
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: unresponsive,
  };
}

/** As Brave's web search answers; matches are marked up. */
export function braveAnswer(pages: readonly SearchPage[]) {
  const results = pages.map(({ url, title, snippet }) => ({
    type: 'search_result',
    title,
    url,
    description: `<strong>${snippet}</strong>`,
    family_friendly: true,
  }));
  return { type: 'search', query: { original: 'x', more_results_available: true }, web: { type: 'search', results } };
}

/** As Serper answers. */
export function serperAnswer(pages: readonly SearchPage[]) {
  const organic = pages.map(({ url, title, snippet }, at) => ({ title, link: url, snippet, position: at + 1 }));
  return { searchParameters: { q: 'x', type: 'search' }, organic, credits: 1 };
}

/** As Google Programmable Search answers; without results the list is missing. */
export function googleAnswer(pages: readonly SearchPage[]) {
  const items = pages.map(({ url, title, snippet }) => ({ kind: 'customsearch#result', title, link: url, snippet }));
  return { kind: 'customsearch#search', ...(items.length > 0 ? { items } : {}) };
}
