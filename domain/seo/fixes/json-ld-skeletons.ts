import type { Snippet } from '../../audits/recommendation.js';
import { pathSegments } from '../../base/url/path-segments.js';
import { percentDecode } from '../../base/url/percent-decode.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { affectedPages } from './affected-pages.js';
import type { Fix } from './fix.js';
import { jsonInScript } from './json-in-script.js';

const MAX_BREADCRUMB_PAGES = 3;
const MIN_NAME_CHARS = 2;

/** Who runs the site: the name from the start page's title, the logo from an image that is called so. */
export const organizationJson: Fix = {
  check_ids: ['schema/none-on-site'],
  write(_issues, { site }) {
    const home = site.by_url.get(site.start_url);
    const name = siteName(home);
    const logo = home?.images.find((url) => /logo/i.test(url));
    if (name === null || logo === undefined) return [];
    const value = {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url: new URL('/', site.start_url).href,
      logo,
    };
    return [
      jsonSnippet('Organization, for the start page: make sure that name and logo are right', value, site.start_url),
    ];
  },
};

/** The way from the start page, in the headings of the pages on it. */
export const breadcrumbJson: Fix = {
  check_ids: ['schema/breadcrumb-gap', 'schema/none-on-site', 'improvement/breadcrumbs'],
  write(issues, facts) {
    const found = affectedPages(issues, facts).filter(isNested);
    const pages = found.length > 0 ? found : facts.pages.filter(isNested);
    return pages.slice(0, MAX_BREADCRUMB_PAGES).map((page) => breadcrumbOf(page, facts));
  },
};

function breadcrumbOf(page: PageSummary, { site }: SiteFacts): Snippet {
  const origin = new URL('/', page.url).href;
  const segments = pathSegments(page.url);
  const steps = segments.map((segment, index) => {
    const path = segments.slice(0, index + 1).join('/');
    const last = index === segments.length - 1;
    const known = last ? page : (site.by_url.get(`${origin}${path}/`) ?? site.by_url.get(`${origin}${path}`));
    const address = known?.url ?? null;
    return { name: known?.h1 || known?.title || percentDecode(segment).replaceAll('-', ' '), item: address };
  });
  const home = { name: siteName(site.by_url.get(site.start_url)) ?? 'Home', item: origin };
  // A step that has no page of its own cannot be linked, and must not be claimed.
  const items = [home, ...steps.filter(({ item }) => item !== null)];
  const value = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
  return jsonSnippet('Breadcrumbs, as the page shows them', value, page.url);
}

function isNested({ url, indexable }: PageSummary): boolean {
  return indexable && pathSegments(url).length >= 2;
}

/** "Home | Example" and "Example – Boots" both name the site in one of their parts: the shorter one. */
function siteName(home: PageSummary | undefined): string | null {
  const parts = (home?.title ?? '').split(/\s[|–—·-]\s/).map((part) => part.trim());
  const named = parts.filter((part) => part.length >= MIN_NAME_CHARS && !/^(?:home|start|welcome)$/i.test(part));
  return named.sort((one, other) => one.length - other.length)[0] ?? null;
}

function jsonSnippet(title: string, value: unknown, url: string): Snippet {
  return { title, language: 'html', code: jsonInScript(value), url };
}
