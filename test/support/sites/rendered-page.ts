import { parsePage } from '../../../activities/crawl/read/parse-page.js';
import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';
import type { LayoutFacts, LayoutImage, RenderedPage } from '../../../domain/seo/artifacts/rendered-page.js';

export const RENDERED_URL = 'https://site.example/page';

export function htmlFacts(html: string, url = RENDERED_URL): HtmlFacts {
  return parsePage({ url, body: Buffer.from(html), contentType: 'text/html; charset=utf-8', targetKeywords: [] });
}

/** A page that looks well on a phone, unless overridden. */
export function layoutFacts(overrides: Partial<LayoutFacts> = {}): LayoutFacts {
  return {
    viewport_width: 412,
    viewport_height: 823,
    content_width: 412,
    images: [],
    small_text_share: 0,
    small_targets: [],
    low_contrast: [],
    overlay: null,
    hidden_texts: [],
    background_images: [],
    ...overrides,
  };
}

/** an image of 700×500 pixels at the top of a page, in a size that fits the phone. */
export function layoutImage(overrides: Partial<LayoutImage> = {}): LayoutImage {
  return {
    url: 'https://site.example/a.jpg',
    natural_width: 700,
    natural_height: 500,
    shown_width: 400,
    shown_height: 286,
    loading: null,
    top: 0,
    left: 6,
    device_pixel_ratio: 1.75,
    ...overrides,
  };
}

type Overrides = Partial<Omit<RenderedPage, 'raw' | 'rendered'>> & { raw?: string; rendered?: string };

/** A page that scripts change nothing about, unless told what its source and its document are. */
export function renderedPage({ raw = '<title>A</title>', rendered = raw, ...overrides }: Overrides = {}): RenderedPage {
  return {
    url: RENDERED_URL,
    source_url: RENDERED_URL,
    final_url: RENDERED_URL,
    script_redirect: null,
    documents: 1,
    status: 200,
    error: null,
    duration_ms: 1_000,
    raw: htmlFacts(raw),
    rendered: htmlFacts(rendered),
    layout: layoutFacts(),
    ...overrides,
  };
}
