import { askProvider, readField, readHits, type SearchProvider } from './provider.js';

/** SearXNG, self-hosted: `GET /search?q=&format=json`, which its settings must allow (docs.searxng.org, Search API). */
export function createSearxng(baseUrl: string): SearchProvider {
  return {
    name: 'searxng',
    async search(query, signal) {
      const url = new URL('search', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
      url.search = new URLSearchParams({ q: query, format: 'json', safesearch: '0' }).toString();
      const answer = await askProvider('SearXNG', { url }, signal);
      const silent = readField(answer, 'unresponsive_engines');
      const warnings = (Array.isArray(silent) ? silent : []).map(
        (engine: unknown) => `SearXNG got no answer from ${(Array.isArray(engine) ? engine : [engine]).join(': ')}`,
      );
      return {
        hits: readHits(readField(answer, 'results'), { url: 'url', title: 'title', snippet: 'content' }),
        warnings,
      };
    },
  };
}
