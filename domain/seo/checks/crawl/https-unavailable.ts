import { showAnswer } from '../../../base/http/answer-state.js';
import type { SiteCheck } from '../check.js';

export const crawlHttpsUnavailable: SiteCheck = {
  id: 'crawl/https-unavailable',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: ['probes'],
  measured_over: 'site',
  title: 'HTTPS not available',
  why: 'Browsers warn before unencrypted pages or refuse them, and search engines prefer https.',
  fix: 'Install a valid certificate for the host and let the server listen on port 443.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2',
  effort_hours: 2,
  judge(site) {
    const form = site.probes?.https_form;
    if (!form || (form.error === null && form.status > 0)) return [];
    const observed = form.error === null ? 'no answer' : showAnswer(form);
    return [{ url: site.start_url.replace(/^http:/, 'https:'), observed, expected: 'a response over TLS' }];
  },
};
