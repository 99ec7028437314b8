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
