import { plural } from '../base/text/plural.js';
import type { SiteArtifacts } from '../seo/checks/check.js';
import { nameUrls } from '../seo/improvements/site-facts.js';
import type { Issue, RootCause } from './issue.js';
import { pagesToEdit } from './pages-to-edit.js';
import type { IssueFamily } from './recommendation-families.js';
import { isWrittenWork } from './written-work.js';

type Site = Pick<SiteArtifacts, 'by_url'>;

const MAX_CAUSES = 3;
const MAX_TEMPLATES = 2;
/** Fewer pages than this are quicker named than summed up. */
const SHARED_FROM_PAGES = 3;

/**
 * What to do, in the site's own addresses: the rule, what is behind it (a shared link, a template), and the page where it
 * was seen, as the page to edit.
 */
export function writeFixSteps({ lead, others }: IssueFamily, site: Site): string[] {
  const causes = lead.root_causes.filter(({ pages }) => pages >= SHARED_FROM_PAGES).slice(0, MAX_CAUSES);
  return [
    lead.fix,
    ...others.map(({ title, fix }) => `In the same step, for "${title}": ${fix}`),
    ...causes.map((cause) => nameCause(lead, cause, site)),
    ...(causes.length > 0 ? [] : nameTemplates(lead)),
    ...namePlaces(lead),
  ];
}

/** "Change one link in the footer of 300 pages: https://site.example/gone (404)." */
function nameCause({ check_id: id }: Issue, cause: RootCause, site: Site): string {
  const { observed, where, target, pages, sample_urls: urls } = cause;
  const seen = `for example on ${nameUrls(urls)}`;
  // Pages that share something are changed one by one.
  if (COPIES.has(id)) return `${plural(pages, 'page')} repeat one text, ${seen}.`;
  if (SHARED.test(id)) return `${plural(pages, 'page')} share "${observed}", ${seen}.`;
  if (target === undefined) {
    const place = where === null ? '' : ` in ${where}`;
    return `One change fixes ${plural(pages, 'page')} (seen: "${observed}"${place}), ${seen}.`;
  }
  // hreflang entries are missing on the target, not on the pages that name it.
  if (id === 'hreflang/missing-return')
    return `Edit ${target}: add the ${plural(pages, 'page')} that name it, ${seen}.`;
  return `Change one ${nameRegion(target, urls, site)} of ${plural(pages, 'page')}: ${target} (${observed}), ${seen}.`;
}

const COPIES: ReadonlySet<string> = new Set(['content/duplicate-exact', 'content/duplicate-near']);
const SHARED = /\/(?:duplicate|keyword-cannibal)/;

const REGIONS = { header: 'link in the header', nav: 'link in the navigation', footer: 'link in the footer' } as const;

/** Where most of the sampled pages have the link. */
function nameRegion(target: string, pages: readonly string[], site: Site): string {
  const [url] = target.split('#');
  const regions = pages.flatMap((page) => site.by_url.get(page)?.links.find((link) => link.url === url)?.region ?? []);
  for (const region of ['footer', 'nav', 'header'] as const)
    if (regions.filter((one) => one === region).length * 2 > regions.length) return REGIONS[region];
  return 'reference';
}

function nameTemplates({ check_id, templates = [], root_cause_count }: Issue): string[] {
  const advice = (urls: string) => {
    if (isWrittenWork(check_id)) return `are of one kind: go through them in one list (${urls})`;
    return root_cause_count > 1
      ? `come from one template: set a rule there, then go through them in one list (${urls})`
      : `come from one template: change it once (see ${urls})`;
  };
  return templates
    .slice(0, MAX_TEMPLATES)
    .map(
      ({ pattern, pages, sample_urls: urls }) => `${plural(pages, 'page')} under ${pattern} ${advice(nameUrls(urls))}.`,
    );
}

/** The first places, each as the page to edit with what it reads there now. */
function namePlaces(issue: Issue): string[] {
  const [worst] = issue.sample;
  if (!worst) return [];
  const [page = worst.url] = pagesToEdit({ ...issue, sample: [worst] });
  const subject = page === worst.url ? '' : `${worst.url}: `;
  const place = worst.where ? `${page} (${worst.where})` : page;
  const expected = worst.expected ? `; expected: ${worst.expected}` : '';
  return [`Example: ${place} – found: ${subject}"${worst.observed}"${expected}.`];
}
