import type { Recommendation, Snippet } from '../../../domain/audits/recommendation.js';
import { canonicalLine } from '../../../domain/seo/causes/canonical-line.js';
import { siteCanonicalErrors } from '../../../domain/seo/causes/site-canonical-errors.js';
import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import type { CheckFinding } from '../../../domain/seo/judge.js';
import type { CalibrationSite } from '../calibration-site.js';
import { applySnippet } from './apply-snippet.js';

export interface AppliedFix {
  site: CalibrationSite;
  /** Checks that the applied snippets promise to satisfy. */
  check_ids: ReadonlySet<string>;
  /** Pages that were edited; null when the snippets hold for the site as a whole. */
  edited: ReadonlySet<string> | null;
}

/** The site after all snippets of a fix were pasted; null when none of them can be shown by a site in memory. */
export function applyFix(
  site: CalibrationSite,
  fix: Recommendation,
  before: readonly CheckFinding[],
  crawled: SiteArtifacts,
): AppliedFix | null {
  const own = before.filter(({ check_id }) => fix.check_ids.includes(check_id));
  const affected = [...new Set(own.map(({ page_url, url }) => page_url ?? url))];
  const snippets = fix.snippets.flatMap((snippet) => repeatForTemplate(snippet, fix, crawled));
  let patched = site;
  const applied: Snippet[] = [];
  for (const snippet of snippets) {
    const next = applySnippet(patched, snippet, affected);
    if (next === null) continue;
    patched = next;
    applied.push(snippet);
  }
  if (applied.length === 0) return null;
  const moved = applied.flatMap(({ code }) => movedUrls(code, site));
  const isWhole = moved.length === 0 && applied.every(({ url, language }) => url === null || language !== 'html');
  const pages = [...moved, ...applied.flatMap((snippet) => snippet.pages ?? snippet.url ?? [])];
  return {
    site: patched,
    check_ids: new Set(applied.flatMap(({ check_ids = [] }) => check_ids)),
    edited: isWhole ? null : new Set(pages),
  };
}

/** URLs that the snippet replaces in links, in the sitemap or on the server. */
function movedUrls(code: string, { origin }: CalibrationSite): string[] {
  const replaced = [...code.matchAll(/^(\S+)\n {2}-> /gm)].map(([, from = '']) => from);
  const redirected = [...code.matchAll(/^ {4}"([^"]+)" "[^"]+";$/gm)].map(([, path = '']) => origin + path);
  return [...replaced, ...redirected];
}

/** The first pages stand for the template: its one line changes all pages with the same error. */
function repeatForTemplate(snippet: Snippet, { cause, template }: Recommendation, crawled: SiteArtifacts): Snippet[] {
  if (cause?.level !== 'canonical' || template == null) return [snippet];
  const errors = siteCanonicalErrors(crawled);
  const kind = errors.find(({ page }) => page.url === snippet.url)?.kind;
  return errors
    .filter((error) => error.kind === kind)
    .map(({ page, right }) => ({ ...snippet, url: page.url, code: canonicalLine(right) }));
}
