import { primaryLanguage } from '../../../base/language/primary-language.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { type Alternate, HreflangSets } from '../../site/hreflang-sets.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';

type Source = 'HTML' | 'Link header' | 'sitemap';

const SOURCES: Record<Source, (page: PageSummary, sets: HreflangSets) => readonly Alternate[]> = {
  HTML: ({ hreflang }) => hreflang.filter(({ via }) => via !== 'header'),
  'Link header': ({ hreflang }) => hreflang.filter(({ via }) => via !== undefined),
  sitemap: ({ url }, sets) => sets.inSitemap(url),
};

const PAIRS: readonly (readonly [Source, Source])[] = [
  ['HTML', 'Link header'],
  ['HTML', 'sitemap'],
  ['Link header', 'sitemap'],
];

export const hreflangSourceConflict: SiteCheck = {
  id: 'hreflang/source-conflict',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Hreflang in HTML, header and sitemap differ',
  why: 'Page, Link header and sitemap may each list the versions, but must say the same: search engines disregard pairs that contradict each other.',
  fix: 'Keep the list in one place, or write all of them from the same data.',
  reference:
    'https://developers.google.com/search/docs/specialty/international/localized-versions#methods-for-indicating-your-alternate-pages',
  effort_hours: 1,
  judge(site) {
    const sets = new HreflangSets(site);
    return site.pages.flatMap((page) => {
      if (!isHtml200Summary(page) || page.noindex || !hasSeveralSources(page, sets)) return [];
      const conflicts = PAIRS.flatMap(([one, other]) => {
        const difference = firstDifference(page, SOURCES[one](page, sets), SOURCES[other](page, sets));
        return difference === null ? [] : [`${one} and ${other} differ in ${difference}`];
      });
      if (conflicts.length === 0) return [];
      return [{ url: page.url, observed: conflicts.join('; '), expected: 'the same versions', where: 'hreflang' }];
    });
  },
};

/** Most sites use one way; a set that has no header part is all HTML. */
function hasSeveralSources({ url, hreflang }: PageSummary, sets: HreflangSets): boolean {
  return sets.inSitemap(url).length > 0 || hreflang.some(({ via }) => via !== undefined);
}

/** The code that only one of two sets has, or that leads elsewhere; null when they agree or one of them says nothing. */
function firstDifference(page: PageSummary, one: readonly Alternate[], other: readonly Alternate[]): string | null {
  const [ones, others] = [versionsOf(page, one), versionsOf(page, other)];
  if (one.length === 0 || other.length === 0) return null;
  const codes = new Set([...ones.keys(), ...others.keys()]);
  const differs = (code: string) => !isNamed(code, ones, others) || !isNamed(code, others, ones);
  return [...codes].find(differs) ?? null;
}

/** Whether what one list says under a code is in the other: under the code, or the same URL under its language ("sl-SI"). */
function isNamed(code: string, list: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  const url = list.get(code);
  if (url === undefined || other.get(code) === url) return true;
  if (other.has(code)) return false;
  return [...other].some(([named, target]) => target === url && primaryLanguage(named) === primaryLanguage(code));
}

/** The page itself and x-default may be left out of one list without changing what it says. */
function versionsOf({ url: own }: PageSummary, set: readonly Alternate[]): Map<string, string> {
  const versions = new Map<string, string>();
  for (const { code, url } of set) {
    if (url !== own && code.toLowerCase() !== 'x-default') versions.set(code.toLowerCase(), url);
  }
  return versions;
}
