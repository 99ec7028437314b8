import type { ExternalLinkResult } from '../../artifacts/external-link.js';
import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const linkExternalRedirect: SiteCheck = {
  id: 'link/external-redirect',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: ['external_links'],
  measured_over: 'all_pages',
  title: 'External link to a permanent redirect',
  why: 'The address works only as long as its owner keeps the redirect; many break some day without notice.',
  fix: 'Link to the address that the redirect leads to.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4.2',
  effort_hours: 0.25,
  judge(site) {
    const moved = new Map(
      (site.external_links ?? [])
        .filter(({ verdict, permanent, redirect_url }) => verdict === 'redirect' && permanent && redirect_url !== null)
        .map((result) => [result.url, result]),
    );
    const targets = new SourceGroups<ExternalLinkResult>();
    for (const page of site.pages) {
      for (const { url } of page.external_links) {
        const result = moved.get(url);
        if (result) targets.add(url, result, page.url);
      }
    }
    return targets.list().map(({ item: { url, status, redirect_url }, sources }) => ({
      url,
      observed: `${status} to ${redirect_url}`,
      expected: 'the final address',
      where: 'a[href]',
      ...namedSources(sources),
    }));
  },
};
