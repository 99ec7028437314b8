import type { ComponentName } from './components.js';

/** Names of the components inside a sentence. */
export const COMPONENT_TITLES: Readonly<Record<ComponentName, string>> = {
  technical_seo: 'technical SEO',
  on_page_seo: 'on-page SEO',
  page_speed: 'page speed',
  sitemap: 'the sitemap',
  content_strategy: 'content',
};
