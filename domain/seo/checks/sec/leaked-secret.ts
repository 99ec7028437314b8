import type { LeakedSecret } from '../../artifacts/html.js';
import type { SiteCheck } from '../check.js';
import { firstSource, SourceGroups } from '../source-groups.js';

const NAMES: Record<LeakedSecret['kind'], string> = {
  aws_secret_key: 'AWS secret access key',
  github_token: 'GitHub token',
  gitlab_token: 'GitLab access token',
  slack_token: 'Slack token',
  slack_webhook: 'Slack webhook',
  stripe_secret_key: 'Stripe secret key',
  sendgrid_key: 'SendGrid API key',
  npm_token: 'npm access token',
  google_api_key: 'Google API key',
  private_key: 'private key',
};

export const secLeakedSecret: SiteCheck = {
  id: 'sec/leaked-secret',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Leaked secret key in page source',
  why: 'Anyone who reads the source can use the key: spend money, read data or act in the name of the site. Bots search for such keys all day.',
  fix: 'Revoke the key at its issuer now, then take it out of the page and let the server make the calls.',
  reference: 'https://owasp.org/Top10/A02_2021-Cryptographic_Failures/',
  effort_hours: 2,
  judge(site) {
    const keys = new SourceGroups<LeakedSecret>();
    for (const page of site.pages) {
      for (const secret of page.secrets ?? []) keys.add(`${secret.kind} ${secret.masked}`, secret, page.url);
    }
    return keys.list().map(({ item, sources }) => ({
      ...firstSource(sources),
      observed: `${NAMES[item.kind]}: ${item.masked}`,
      expected: 'no key in the source',
      where: item.place === 'script' ? 'inline script' : 'source of the page',
      // Designed to be in pages, and limited to them by its settings: worth checking those.
      ...(item.kind === 'google_api_key' ? { severity: 'info' as const } : {}),
    }));
  },
};
