import type { Issue } from './issue.js';
import { compareIssueOrder } from './issues.js';

/** Checks that one piece of work turns green, under one title. */
export interface Family {
  name: string;
  title: string;
  check_ids: readonly string[];
}

/** Without a family an issue is a recommendation of its own. A check is in one family at most. */
export const FAMILIES: readonly Family[] = [
  { name: 'title-length', title: 'Shorten titles that are cut off', check_ids: ['title/long', 'title/pixel-wide'] },
  {
    name: 'description-length',
    title: 'Shorten descriptions that are cut off',
    check_ids: ['desc/long', 'desc/pixel-wide'],
  },
  {
    name: 'main-heading',
    title: 'Give every page one main heading',
    check_ids: ['h1/missing', 'h1/empty', 'h1/alt-only'],
  },
  {
    name: 'encryption',
    title: 'Serve the whole site over https',
    check_ids: [
      'crawl/https-unavailable',
      'crawl/http-not-redirected',
      'sec/http-page',
      'sec/password-on-http',
      'sec/form-on-http',
    ],
  },
  {
    name: 'insecure-references',
    title: 'Refer to https URLs only',
    check_ids: ['sec/mixed-active', 'sec/mixed-passive', 'link/http-on-https', 'sec/form-action-http'],
  },
  {
    name: 'security-headers',
    title: 'Send the security headers that are missing',
    check_ids: [
      'sec/hsts-missing',
      'sec/nosniff-missing',
      'sec/frame-options-missing',
      'sec/referrer-policy',
      'sec/permissions-policy',
      'sec/csp-missing',
      'sec/server-version',
    ],
  },
  {
    name: 'dead-links',
    title: 'Fix links that lead to errors',
    check_ids: ['crawl/status-4xx', 'link/broken-internal', 'crawl/redirect-to-error'],
  },
  {
    name: 'redirected-links',
    title: 'Link straight to where redirects end',
    check_ids: [
      'crawl/redirect-chain-long',
      'crawl/redirect-chain',
      'crawl/redirect-permanent',
      'crawl/redirect-temporary',
      'link/to-redirect',
    ],
  },
  {
    name: 'one-address',
    title: 'Give every page one URL',
    check_ids: [
      'crawl/www-both-answer',
      'crawl/slash-both-answer',
      'crawl/uppercase-duplicate',
      'crawl/index-file-duplicate',
    ],
  },
  {
    name: 'social-tags',
    title: 'Complete the tags that shared links are shown with',
    check_ids: [
      'og/title-missing',
      'og/description-missing',
      'og/image-missing',
      'og/type-url-missing',
      'twitter/card-missing',
    ],
  },
  {
    name: 'charset',
    title: 'Declare the character encoding once and early',
    check_ids: ['crawl/charset-conflict', 'crawl/charset-missing', 'head/charset-late'],
  },
  {
    name: 'viewport',
    title: 'Set one viewport that phones and zooming work with',
    check_ids: ['head/viewport-missing', 'head/viewport-multiple', 'head/viewport-no-zoom'],
  },
  {
    name: 'sitemap-in-robots',
    title: 'Name the sitemap in robots.txt',
    check_ids: ['robots/no-sitemap-line', 'sitemap/not-in-robots'],
  },
  {
    name: 'robots-lines',
    title: 'Fix the lines of robots.txt that crawlers skip',
    check_ids: ['robots/syntax-error', 'robots/bad-pattern', 'robots/unknown-directive', 'robots/bad-sitemap-line'],
  },
  {
    name: 'duplicate-content',
    title: 'Merge pages with the same text',
    check_ids: ['content/duplicate-exact', 'content/duplicate-near'],
  },
  {
    name: 'shared-heads',
    title: 'Give every page a title, description and heading of its own',
    check_ids: ['title/duplicate', 'desc/duplicate', 'h1/duplicate'],
  },
  {
    name: 'structured-data',
    title: 'Add structured data, beginning with who runs the site',
    check_ids: ['schema/none-on-site', 'ai/no-author-entity'],
  },
  {
    name: 'hreflang-set',
    title: 'Complete the hreflang sets',
    check_ids: ['hreflang/missing-return', 'hreflang/missing-self', 'hreflang/missing-x-default'],
  },
  {
    name: 'lastmod',
    title: 'Give sitemap entries true lastmod dates',
    check_ids: [
      'sitemap/lastmod-future',
      'sitemap/lastmod-invalid',
      'sitemap/lastmod-all-equal',
      'sitemap/lastmod-stale',
    ],
  },
  {
    name: 'sitemap-entries',
    title: 'List only pages that can be indexed in the sitemap',
    check_ids: [
      'sitemap/url-error',
      'sitemap/url-redirect',
      'sitemap/url-noindex',
      'sitemap/url-noncanonical',
      'sitemap/url-blocked',
    ],
  },
  {
    name: 'layout-shift',
    title: 'Reserve space for images so that the layout stays still',
    check_ids: ['speed/cls', 'image/no-dimensions'],
  },
  {
    name: 'first-view',
    title: 'Show the main content sooner',
    check_ids: ['speed/lcp', 'speed/fcp', 'speed/si', 'speed/render-blocking'],
  },
];

const FAMILY_OF = new Map(FAMILIES.flatMap((family) => family.check_ids.map((id) => [id, family] as const)));

/** Issues that one piece of work fixes, with the leading one first. */
export interface IssueFamily {
  /** Null for a single issue. */
  family: Family | null;
  lead: Issue;
  others: Issue[];
}

/** Joins issues of one family. Groups come in the order of their worst issue, which leads: by severity, then by reach. */
export function groupFamilies(issues: readonly Issue[]): IssueFamily[] {
  const groups = new Map<string, IssueFamily>();
  for (const issue of [...issues].sort(compareIssueOrder)) {
    const family = FAMILY_OF.get(issue.check_id) ?? null;
    const key = family?.name ?? issue.check_id;
    const known = groups.get(key);
    if (known) known.others.push(issue);
    else groups.set(key, { family, lead: issue, others: [] });
  }
  return [...groups.values()].map((group) => (group.others.length > 0 ? group : { ...group, family: null }));
}
