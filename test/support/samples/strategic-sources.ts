import type { StrategicSources } from '../../../domain/dashboard/strategy/strategic-sources.js';

export function strategicSources(overrides: Partial<StrategicSources> = {}): StrategicSources {
  return {
    site: 'site.example',
    site_url: 'https://site.example/',
    audit: null,
    search: null,
    health: null,
    competitors: null,
    semantic: null,
    previous: null,
    ...overrides,
  };
}
