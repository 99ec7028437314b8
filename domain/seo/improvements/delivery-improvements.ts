import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { isOnMost, nameUrls } from './site-facts.js';

/** How servers title the error page that they come with. */
const DEFAULT_NOT_FOUND =
  /^(?:(?:error\s*)?404(?:[\s:–-]*(?:page\s*)?not found|[\s:–-]*error)?|(?:page\s*)?not found|seite nicht gefunden)$/i;

/** How the server sends pages and files. */
export const DELIVERY_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/brotli',
    component: 'technical_seo',
    title: 'Compress pages with Brotli',
    why: 'Browsers of the last years read Brotli, which makes text files clearly smaller than gzip does.',
    worth: 2,
    effort_days: 0.2,
    verify: 'See in the next audit that pages are sent with content-encoding br.',
    applies: ({ pages }) => pages.filter(isGzipped).length > 0,
    propose({ pages }) {
      const urls = pages.filter(isGzipped).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${pages.length} pages are sent with gzip`,
        steps: [
          `Switch Brotli on for text/html, style sheets, scripts and SVG in the server or CDN behind ${nameUrls(urls)}; leave gzip for old clients.`,
        ],
      };
    },
  },
  {
    id: 'improvement/http3',
    component: 'technical_seo',
    title: 'Offer HTTP/3',
    why: 'On phones that lose packets or change networks, HTTP/3 connects faster and does not stop all files for one.',
    worth: 1,
    effort_days: 0.5,
    verify: 'See in the next audit that responses carry an Alt-Svc header with h3.',
    applies: ({ pages }) => pages.length > 0 && pages.every(isWithoutHttp3),
    propose({ pages, site }) {
      return {
        count: pages.length,
        urls: [site.start_url],
        sample: `0 of ${plural(pages.length, 'page')} announce HTTP/3 (Alt-Svc: h3)`,
        steps: [
          `Switch HTTP/3 on in the CDN or server of ${new URL(site.start_url).host}, and open UDP port 443 in the firewall.`,
        ],
      };
    },
  },
  {
    id: 'improvement/not-found-page',
    covered_by: ['crawl/soft-404', 'crawl/hard-404-wrong-status'],
    component: 'technical_seo',
    title: 'Make the error page help visitors',
    why: 'Visitors who follow an old link arrive there. A search box and links to the main pages keep them on the site.',
    worth: 2,
    effort_days: 0.5,
    verify: 'Open an address that does not exist and find the way to the main pages.',
    applies: (facts) => facts.pages.length > 0 && defaultErrorPage(facts) !== null,
    propose(facts) {
      const probe = defaultErrorPage(facts);
      return {
        count: 1,
        urls: [probe?.url ?? facts.site.start_url],
        sample: `${probe?.url}: ${probe?.status}, titled "${probe?.title ?? ''}"`,
        steps: [
          `Write an error page in the layout of the site that says what happened, with a search box and links to ${nameUrls(facts.main_urls)}.`,
          'Keep its status at 404.',
        ],
      };
    },
  },
  {
    id: 'improvement/responsive-images',
    covered_by: ['image/oversized', 'image/too-large'],
    component: 'page_speed',
    title: 'Offer images in sizes for phones',
    why: 'Without srcset a phone loads the file that was made for a large screen.',
    worth: 3,
    effort_days: 1,
    verify: 'See in the next audit that these pages have images with srcset.',
    applies: (facts) => isOnMost(withoutSizes(facts), facts),
    propose(facts) {
      const urls = withoutSizes(facts).map(({ url }) => url);
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${plural(facts.pages.length, 'page')} ${urls.length === 1 ? 'shows' : 'show'} images and ${urls.length === 1 ? 'offers' : 'offer'} none of them in a second size`,
        steps: [
          `Let the CMS or build make each image of ${nameUrls(urls)} in two or three widths, and name them in srcset and sizes.`,
        ],
      };
    },
  },
];

function isGzipped({ headers }: PageSummary): boolean {
  return /\b(?:gzip|x-gzip|deflate)\b/i.test(headers['content-encoding'] ?? '');
}

function isWithoutHttp3({ url, headers, http_version: version }: PageSummary): boolean {
  return url.startsWith('https:') && version === '2' && !/\bh3\b/.test(headers['alt-svc'] ?? '');
}

/** The site's response for a missing URL, if it is the server's default page. */
function defaultErrorPage({ site }: SiteFacts) {
  const probe = site.probes?.random_path ?? null;
  if (probe === null || (probe.status !== 404 && probe.status !== 410)) return null;
  return DEFAULT_NOT_FOUND.test((probe.title ?? '404').trim()) ? probe : null;
}

function withoutSizes({ pages }: SiteFacts): PageSummary[] {
  const isPhoto = (url: string) => !/\.svg(?:[?#]|$)/i.test(url);
  return pages.filter(
    ({ images, image_candidates: candidates }) => images.filter(isPhoto).length > 0 && candidates.length === 0,
  );
}
