import { startPage } from '../../site/start-page.js';
import type { SiteCheck } from '../check.js';

const TELLING: readonly string[] = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version'];

export const secServerVersion: SiteCheck = {
  id: 'sec/server-version',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Server version disclosed',
  why: 'Attackers look for versions with known vulnerabilities; no one else needs this information.',
  fix: 'Switch version strings off in the server and framework (server_tokens, expose_php and the like).',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.4',
  effort_hours: 0.25,
  judge(site) {
    const page = startPage(site);
    if (!page) return [];
    return TELLING.flatMap((name) => {
      const value = page.headers[name];
      return value !== undefined && /\d/.test(value)
        ? [{ url: page.url, observed: value, expected: 'no version', where: `${name} header` }]
        : [];
    });
  },
};
