import type { PageSummary } from '../artifacts/page-summary.js';
import { startPage } from '../site/start-page.js';
import type { SiteFacts } from './improvement.js';
import { isKnownHost } from './known-hosts.js';
import { isHoursHeading } from './section-words.js';
import { findBusinessType } from './single-page.js';

/** What shows that people come to, or call, a business at a place. */
export interface LocalSign {
  kind: 'business_data' | 'hours' | 'map' | 'place_pages';
  url: string;
  /** What was seen there, for a sentence. */
  seen: string;
}

/** "Plumber in Leeds": a service, and a place by its capital letter; "Lamps in Oak" looks the same, so that it takes a contact too. */
const PLACED = /^(.{3,60}?) (?:in|near|bei|à|en) (\p{Lu}[\p{L}'’. -]{1,40})$/u;
const MIN_PLACES = 3;

/**
 * Signs of a local business on the pages of a site, the surest first. A phone number alone is none: every firm has one. Nor is an
 * address alone, which laws ask of firms without customers at the door.
 */
export function findLocalSigns({ site, pages }: Pick<SiteFacts, 'site' | 'pages'>): LocalSign[] {
  const business = pages.flatMap((page): LocalSign[] => {
    const type = findBusinessType(page);
    return type === null ? [] : [{ kind: 'business_data', url: page.url, seen: `structured data of a ${type}` }];
  });
  const outline = startPage(site)?.outline;
  const heading = outline?.headings.find(isHoursHeading);
  const hours = pages.filter(({ business_facts: facts }) => facts?.includes('hours'));
  return [
    ...business.slice(0, 1),
    ...(heading === undefined ? [] : [{ kind: 'hours' as const, url: site.start_url, seen: `section "${heading}"` }]),
    ...hours.slice(0, 1).map(({ url }) => ({ kind: 'hours' as const, url, seen: 'opening hours in structured data' })),
    ...findMaps(pages).slice(0, 1),
    ...(outline?.phones.length || pages.some(({ business_facts: facts }) => facts?.includes('address'))
      ? findPlacePages(pages)
      : []),
  ];
}

function findMaps(pages: readonly PageSummary[]): LocalSign[] {
  return pages
    .filter(({ external_links: links }) => links.some(({ url }) => isKnownHost('map', url)))
    .map(({ url }) => ({ kind: 'map', url, seen: 'a link to a map' }));
}

/** One service at several places, a page for each. */
function findPlacePages(pages: readonly PageSummary[]): LocalSign[] {
  const places = new Map<string, { url: string; names: Set<string>; first: string }>();
  for (const { url, h1 } of pages) {
    const [, service = '', place = ''] = PLACED.exec(h1.trim()) ?? [];
    if (place === '') continue;
    const key = service.toLowerCase();
    const known = places.get(key) ?? { url, names: new Set<string>(), first: h1.trim() };
    known.names.add(place);
    places.set(key, known);
  }
  return [...places.values()]
    .filter(({ names }) => names.size >= MIN_PLACES)
    .slice(0, 1)
    .map(({ url, first }) => ({ kind: 'place_pages', url, seen: `a page for each place, such as "${first}"` }));
}
