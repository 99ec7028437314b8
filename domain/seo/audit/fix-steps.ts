import type { SiteArtifacts } from '../checks/check.js';
import { nameUrls } from '../improvements/site-facts.js';
import { plural } from '../text/plural.js';
import { greenChecks } from './green-checks.js';
import type { Issue, RootCause } from './issue.js';
import type { IssueFamily } from './recommendation-families.js';
import { isWrittenWork } from './written-work.js';

type Site = Pick<SiteArtifacts, 'by_url'>;

const MAX_CAUSES = 3;
const MAX_TEMPLATES = 2;
/** Fewer pages than this are quicker named than summed up. */
const SHARED_FROM_PAGES = 3;

/**
 * What to do, in the site's own addresses: the rule, what lies behind it (a shared link, a template), where to begin, and
 * how to see that it worked. `evidence` is what the recommendation shows.
 */
export function writeFixSteps(
  { lead, others }: IssueFamily,
  evidence: { count: number; urls: readonly string[] },
  site: Site,
): string[] {
  const causes = lead.root_causes.filter(({ pages }) => pages >= SHARED_FROM_PAGES).slice(0, MAX_CAUSES);
  return [
    lead.fix,
    ...others.map(({ title, check_id, fix }) => `In the same go, for "${title}" (${check_id}): ${fix}`),
    ...causes.map((cause) => nameCause(lead.check_id, cause, site)),
    ...(causes.length > 0 ? [] : nameTemplates(lead)),
    nameBeginning(lead, evidence),
    ...nameSeen(lead),
    `Audit again and see that ${greenChecks(
      [lead, ...others].map(({ check_id }) => check_id),
      evidence.count,
    )}.`,
  ];
}

/** "Mend one link in the footer of 300 pages: https://site.example/gone (404)." */
function nameCause(checkId: string, cause: RootCause, site: Site): string {
  const { observed, where, target, pages, sample_urls: urls } = cause;
  const seen = `for example on ${nameUrls(urls)}`;
  // Pages that share something are mended one by one.
  if (SHARED.test(checkId)) return `${plural(pages, 'page')} share "${observed}", ${seen}.`;
  if (target === undefined) {
    const place = where === null ? '' : ` in ${where}`;
    return `One change mends ${plural(pages, 'page')} (seen: "${observed}"${place}), ${seen}.`;
  }
  return `Mend one ${nameRegion(target, urls, site)} of ${plural(pages, 'page')}: ${target} (${observed}), ${seen}.`;
}

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

function nameBeginning(
  { root_cause_count: causes }: Issue,
  { count, urls }: { count: number; urls: readonly string[] },
): string {
  const behind = causes > 1 && causes < count ? ` with ${plural(causes, 'root cause')}` : '';
  const more = count > urls.length || count > 3 ? ` (${plural(count, 'case')} in all${behind})` : '';
  return `Begin with ${nameUrls(urls)}${more}.`;
}

function nameSeen({ sample }: Issue): string[] {
  const [worst] = sample;
  if (!worst) return [];
  const place = worst.where ? `${worst.where} of ${worst.url}` : worst.url;
  const expected = worst.expected ? `; expected: ${worst.expected}` : '';
  return [`At ${place} it reads "${worst.observed}"${expected}.`];
}
