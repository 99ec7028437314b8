import { type Alternate, HreflangSets } from '../../site/hreflang-sets.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const hreflangReturnCodeDiffers: SiteCheck = {
  id: 'hreflang/return-code-differs',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Inconsistent language in hreflang return links',
  why: 'A page calls itself one language and its alternate calls it another, so search engines do not know whom to show it to.',
  fix: 'Use the same code for a page in all sets that name it.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines',
  effort_hours: 0.5,
  judge(site) {
    const sets = new HreflangSets(site);
    const differing = new SourceGroups<{ page: string; own: string; given: string }>();
    for (const page of site.pages) {
      if (!page.indexable) continue;
      const set = sets.of(page);
      const own = codesFor(set, page.url);
      if (own.length === 0) continue;
      const place = set.findIndex(({ url }) => url === page.url);
      for (const url of new Set(set.map((alternate) => alternate.url))) {
        const target = url === page.url ? undefined : site.by_url.get(url);
        if (!target || !isHtml200Summary(target)) continue;
        const answers = sets.of(target);
        // Most sets are the same list: checking the place of the page is enough.
        if (answers[place]?.url === page.url && answers[place]?.code === set[place]?.code) continue;
        const given = codesFor(answers, page.url);
        if (given.length === 0 || given.some((code) => own.includes(code))) continue;
        const named = { page: page.url, own: own.join(', '), given: given.join(', ') };
        differing.add(`${page.url} ${named.given}`, named, target.url);
      }
    }
    return differing.list().map(({ item, sources }) => ({
      url: item.page,
      observed: `${item.own} in its own set, ${item.given} in that of ${sources[0]}`,
      expected: 'one code',
      where: 'hreflang',
      ...namedSources(sources),
    }));
  },
};

/** x-default says for whom a page is besides its language, and may be in only one set. */
function codesFor(set: readonly Alternate[], url: string): string[] {
  const codes: string[] = [];
  for (const alternate of set) {
    if (alternate.url !== url) continue;
    const code = alternate.code.toLowerCase();
    if (code !== 'x-default' && !codes.includes(code)) codes.push(code);
  }
  return codes;
}
