import { askProvider, readField, readHits, type SearchProvider } from './provider.js';

/** Serper: `POST /search` with the query as JSON, the key in X-API-KEY; results are Google's. */
export function createSerper(baseUrl: string, key: string): SearchProvider {
  return {
    name: 'serper',
    async search(query, signal) {
      const url = new URL('/search', baseUrl);
      const headers = { 'content-type': 'application/json', 'x-api-key': key };
      const init = { method: 'POST', headers, body: JSON.stringify({ q: query, num: 20 }) };
      const answer = await askProvider('Serper', { url, init }, signal);
      const names = { url: 'link', title: 'title', snippet: 'snippet' };
      return { hits: readHits(readField(answer, 'organic'), names), warnings: [] };
    },
  };
}
