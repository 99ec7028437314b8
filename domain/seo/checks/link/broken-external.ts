import { showAnswer } from '../../../base/http/answer-state.js';
import type { ExternalLinkResult } from '../../artifacts/external-link.js';
import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const linkBrokenExternal: SiteCheck = {
  id: 'link/broken-external',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['external_links'],
  measured_over: 'all_pages',
  title: 'Broken external link',
  why: 'Visitors who follow the link reach an error; many dead links make a page look abandoned.',
  fix: 'Correct the link, name an archived copy, or take it out.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.25,
  judge(site) {
    const broken = new Map(
      (site.external_links ?? []).filter(({ verdict }) => verdict === 'broken').map((result) => [result.url, result]),
    );
    const targets = new SourceGroups<ExternalLinkResult>();
    for (const page of site.pages) {
      for (const { url } of page.external_links) {
        const result = broken.get(url);
        if (result) targets.add(url, result, page.url);
      }
    }
    return targets.list().map(({ item, sources }) => ({
      url: item.url,
      observed: showAnswer(item),
      expected: 'a response without error',
      where: 'a[href]',
      ...namedSources(sources),
    }));
  },
};
