import { isBroken, showAnswer } from '../../../base/http/answer-state.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';

export const headAmpBad: SiteCheck = {
  id: 'head/amp-bad',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Invalid AMP version',
  why: 'Search engines show the AMP version only when it responds and names its page as canonical; else the link to it is disregarded.',
  fix: 'Fix the AMP page, let it name this page as canonical, or remove the link.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/amp/validate-amp',
  effort_hours: 1,
  judge(site) {
    return site.pages.flatMap((page) => {
      const amp = page.amp_url === undefined ? undefined : site.by_url.get(page.amp_url);
      const error = amp && amp !== page && isHtml200Summary(page) ? errorOf(amp, page) : null;
      if (!amp || error === null) return [];
      return [
        {
          url: page.url,
          observed: `${amp.url}: ${error}`,
          expected: '200 with a canonical back',
          where: 'link[rel=amphtml]',
        },
      ];
    });
  },
};

function errorOf(amp: PageSummary, page: PageSummary): string | null {
  if (amp.redirect_url !== null) return `${amp.status} → ${amp.redirect_url}`;
  if (isBroken(amp)) return showAnswer(amp);
  if (!isHtml200Summary(amp)) return null;
  const canonical = amp.canonical_url;
  if (canonical === page.url || (canonical !== null && canonical === page.canonical_url)) return null;
  return canonical === null ? 'no canonical' : `canonical ${canonical}`;
}
