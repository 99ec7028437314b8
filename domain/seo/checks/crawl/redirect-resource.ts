import type { SiteCheck } from '../check.js';
import { isOwnResource } from '../is-own-resource.js';
import { resourceUsers } from '../resource-users.js';
import { servedResources } from '../served-resources.js';

export const crawlRedirectResource: SiteCheck = {
  id: 'crawl/redirect-resource',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Script, style sheet or image redirects',
  why: 'Every page view waits for one more response before the script, style sheet or image arrives.',
  fix: 'Name the final address in the page.',
  reference: 'https://developer.chrome.com/docs/lighthouse/performance/redirects',
  effort_hours: 0.25,
  judge(site) {
    return servedResources(site, 'script', 'style', 'image')
      .filter(
        ({ verdict, kinds, url }) =>
          // External images that redirect are counters, which can't be linked to otherwise.
          verdict === 'redirect' && (kinds.includes('script') || kinds.includes('style') || isOwnResource(site, url)),
      )
      .map((resource) => ({
        url: resource.url,
        observed: `redirects to ${resource.redirect_url}`,
        expected: 'the file itself',
        ...resourceUsers(resource),
      }));
  },
};
