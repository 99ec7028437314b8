import { startPage } from '../../site/start-page.js';
import type { SiteCheck } from '../check.js';

export const speedHttp1: SiteCheck = {
  id: 'speed/http1',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'HTTP/2 not supported',
  why: 'HTTP/2 and 3 fetch all files of a page over one connection at once; HTTP/1.1 queues them.',
  fix: 'Switch HTTP/2 on in the web server or put a proxy that speaks it in front.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9113',
  effort_hours: 1,
  judge(site) {
    const page = startPage(site);
    // Browsers speak HTTP/2 over TLS only, and Alt-Svc may offer HTTP/3 to those that come back (RFC 7838).
    if (!page?.url.startsWith('https:') || page.http_version === '2' || /\bh3/.test(page.headers['alt-svc'] ?? ''))
      return [];
    return [{ url: page.url, observed: `HTTP/${page.http_version}`, expected: 'HTTP/2 or 3', where: 'connection' }];
  },
};
