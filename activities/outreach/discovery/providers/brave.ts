import { askProvider, readField, readHits, type SearchProvider } from './provider.js';

/** Brave Search API: `GET /res/v1/web/search`, 20 results at most, the key in X-Subscription-Token. */
export function createBrave(baseUrl: string, key: string): SearchProvider {
  return {
    name: 'brave',
    async search(query, signal) {
      const url = new URL('/res/v1/web/search', baseUrl);
      url.search = new URLSearchParams({ q: query, count: '20' }).toString();
      const init = { headers: { accept: 'application/json', 'x-subscription-token': key } };
      const answer = await askProvider('Brave', { url, init }, signal);
      const names = { url: 'url', title: 'title', snippet: 'description' };
      return { hits: readHits(readField(answer, 'web', 'results'), names), warnings: [] };
    },
  };
}
