import { askProvider, readField, readHits, type SearchProvider } from './provider.js';

/** Google Programmable Search: `GET /customsearch/v1`, ten results at most. Closed to new customers; it ends with 2026. */
export function createGoogle(baseUrl: string, key: string, engine: string): SearchProvider {
  return {
    name: 'google',
    async search(query, signal) {
      const url = new URL('/customsearch/v1', baseUrl);
      url.search = new URLSearchParams({ key, cx: engine, q: query, num: '10' }).toString();
      const answer = await askProvider('Google', { url }, signal);
      const names = { url: 'link', title: 'title', snippet: 'snippet' };
      return { hits: readHits(readField(answer, 'items'), names), warnings: [] };
    },
  };
}
