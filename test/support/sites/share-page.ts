import type { ShareField, ShareImage, SharePage } from '../../../domain/pages/opengraph/share-page.js';

const given = (value: string): ShareField => ({ value, source: 'given' });

/** A page about lamps as it would be shared. */
export function sharePage(overrides: Partial<SharePage> = {}): SharePage {
  return {
    title: given('Handmade lamps'),
    description: given('Lamps of oak and brass.'),
    url: given('https://site.example/lamps'),
    site_name: given('Lamp shop'),
    type: given('article'),
    locale: given('en_GB'),
    author: given('Ana Berg'),
    published_at: given('2026-05-01T08:00:00Z'),
    modified_at: null,
    twitter_site: given('@lampshop'),
    image_alt: given('A lamp of oak'),
    image_candidates: [],
    ...overrides,
  };
}

export function shareImage(overrides: Partial<ShareImage> = {}): ShareImage {
  return {
    url: 'https://site.example/lamp.jpg',
    source: 'open_graph',
    status: 'measured',
    reason: null,
    format: 'jpeg',
    width: 1200,
    height: 630,
    bytes: 90_000,
    ...overrides,
  };
}
