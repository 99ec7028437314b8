import { createBrave } from './brave.js';
import { createGoogle } from './google.js';
import type { SearchProvider } from './provider.js';
import { createSearxng } from './searxng.js';
import { createSerper } from './serper.js';

/** By their names in the environment; what is not set is not used. */
export interface ProviderSettings {
  SEARXNG_URL?: string | undefined;
  BRAVE_API_KEY?: string | undefined;
  BRAVE_URL: string;
  SERPER_API_KEY?: string | undefined;
  SERPER_URL: string;
  GOOGLE_SEARCH_KEY?: string | undefined;
  GOOGLE_SEARCH_ENGINE?: string | undefined;
  GOOGLE_SEARCH_URL: string;
}

/** The providers that are set up, our own server first. */
export function createProviders(settings: ProviderSettings): SearchProvider[] {
  const { SEARXNG_URL, BRAVE_API_KEY, SERPER_API_KEY, GOOGLE_SEARCH_KEY, GOOGLE_SEARCH_ENGINE } = settings;
  return [
    ...(SEARXNG_URL ? [createSearxng(SEARXNG_URL)] : []),
    ...(BRAVE_API_KEY ? [createBrave(settings.BRAVE_URL, BRAVE_API_KEY)] : []),
    ...(SERPER_API_KEY ? [createSerper(settings.SERPER_URL, SERPER_API_KEY)] : []),
    ...(GOOGLE_SEARCH_KEY && GOOGLE_SEARCH_ENGINE
      ? [createGoogle(settings.GOOGLE_SEARCH_URL, GOOGLE_SEARCH_KEY, GOOGLE_SEARCH_ENGINE)]
      : []),
  ];
}
