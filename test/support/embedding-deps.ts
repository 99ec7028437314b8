import type { EmbeddingDeps } from '../../activities/llm/llm-deps.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import { summarizePage } from '../../domain/seo/page/page-summary.js';
import { htmlPage } from './sites/html-page.js';
import { pageFrom } from './sites/pages.js';

/** A page about a subject by number, whose text says which it is: "subject 3". */
export function subjectPage(path: string, subject: number, more = ''): PageArtifact {
  const words = 'lamp shade bulb wire socket brass glow';
  return pageFrom(htmlPage(`<h1>subject ${subject}</h1><p>${words} ${more}</p>`), {
    url: `https://site.example${path}`,
  });
}

/** Pages and vectors in maps, no servers but the model's. */
export function embeddingDeps(pages: PageArtifact[], overrides: Partial<EmbeddingDeps> = {}) {
  const values = new Map<string, unknown>();
  const tokens = { used: 0 };
  const deps: EmbeddingDeps = {
    embedding: null,
    crawls: {
      find: async (_user, id) => (id === 'gone' ? null : ({ id, start_url: 'https://site.example/' } as never)),
      streamDigests: async function* () {
        for (const page of pages) yield { summary: summarizePage(page), findings: [] } as never;
      },
      findPage: async (_id, url) => pages.find((page) => page.url === url) ?? null,
    },
    artifacts: {
      put: async (user, key, value) => {
        values.set(`${user} ${key}`, structuredClone(value));
        return { bytes: 0 };
      },
      get: async <Value>(user: string, key: string) =>
        structuredClone(values.get(`${user} ${key}`) ?? null) as Value | null,
    },
    budgets: {
      reserve: async (_user, _day, taken, limit) => {
        if (tokens.used + taken > limit) return false;
        tokens.used += taken;
        return true;
      },
      conclude: async (_user, _day, difference) => {
        tokens.used += difference;
      },
    },
    dailyTokens: 1_000_000,
    now: () => Date.parse('2026-06-01T00:00:00Z'),
    onFailure: () => undefined,
    ...overrides,
  };
  return { ...deps, values, tokens };
}
