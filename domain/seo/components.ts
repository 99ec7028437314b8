/** The five tools an audit orchestrates, with the weights of the composite score. */
export const COMPONENT_WEIGHTS = {
  technical_seo: 25,
  on_page_seo: 25,
  page_speed: 20,
  sitemap: 10,
  content_strategy: 20,
} as const;

export type ComponentName = keyof typeof COMPONENT_WEIGHTS;

export const COMPONENT_NAMES = Object.keys(COMPONENT_WEIGHTS) as ComponentName[];

/** Their names inside a sentence. */
export const COMPONENT_TITLES: Readonly<Record<ComponentName, string>> = {
  technical_seo: 'technical SEO',
  on_page_seo: 'on-page SEO',
  page_speed: 'page speed',
  sitemap: 'the sitemap',
  content_strategy: 'content',
};
