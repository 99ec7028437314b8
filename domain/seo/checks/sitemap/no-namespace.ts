import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapNoNamespace: SiteCheck = {
  id: 'sitemap/no-namespace',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap without namespace',
  why: 'The protocol asks for the namespace; strict readers reject the file without it.',
  fix: 'Add xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" to the root element.',
  reference: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
  effort_hours: 0.25,
  judge(site) {
    return readableFiles(site).flatMap((file) =>
      (file.kind === 'urlset' || file.kind === 'index') && !file.has_namespace
        ? [
            {
              url: file.url,
              observed: 'no protocol namespace',
              expected: 'http://www.sitemaps.org/schemas/sitemap/0.9',
              where: 'root element',
            },
          ]
        : [],
    );
  },
};
