import { addressForm } from '../../../base/url/address-form.js';
import { isSameSite, readHost } from '../../../base/url/url-identity.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteArtifacts, SiteCheck } from '../check.js';

export const canonicalFormDrift: SiteCheck = {
  id: 'canonical/form-drift',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Inconsistent canonical URLs',
  why: 'With and without www, with and without the last slash, or in capital letters: each form is an address of its own to search engines, and links are split between them.',
  fix: 'Choose one form for host, slash and letter case, and let one function write all canonicals.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 1,
  judge(site) {
    const canonicals = ownCanonicals(site);
    return [mixedHosts(canonicals), mixedSlashes(canonicals), mixedSpellings(canonicals)].flatMap((drift) =>
      drift === null
        ? []
        : [
            {
              url: site.start_url,
              observed: `${drift.kind}: ${drift.one} and ${drift.other}`,
              expected: 'one form on all pages',
              where: 'canonical',
              related_urls: [drift.one, drift.other],
            },
          ],
    );
  },
};

interface Canonical {
  page: string;
  url: string;
  text_hash: string;
}

interface Drift {
  kind: string;
  one: string;
  other: string;
}

function ownCanonicals(site: SiteArtifacts): Canonical[] {
  return site.pages.flatMap((page) => {
    const url = page.canonical_url;
    return url !== null && isHtml200Summary(page) && isSameSite(url, site.start_url)
      ? [{ page: page.url, url, text_hash: page.text_hash }]
      : [];
  });
}

function mixedHosts(canonicals: readonly Canonical[]): Drift | null {
  const www = canonicals.find(({ url }) => readHost(url).startsWith('www.'));
  const bare = canonicals.find(({ url }) => !readHost(url).startsWith('www.'));
  return www && bare ? { kind: 'host', one: www.url, other: bare.url } : null;
}

/** Directories and pages rightly end differently: only canonicals that correct their pages both ways contradict. */
function mixedSlashes(canonicals: readonly Canonical[]): Drift | null {
  const adding = canonicals.find(({ page, url }) => url === `${page}/`);
  const removing = canonicals.find(({ page, url }) => page === `${url}/`);
  return adding && removing ? { kind: 'slash', one: adding.url, other: removing.url } : null;
}

/** Two canonicals for one text that differ in nothing but slash, case or the name of the index file. */
function mixedSpellings(canonicals: readonly Canonical[]): Drift | null {
  const spellings = new Map<string, string>();
  for (const { url, text_hash } of canonicals) {
    const form = `${text_hash} ${addressForm(url)}`;
    const known = spellings.get(form);
    if (known !== undefined && known !== url) return { kind: 'spelling', one: known, other: url };
    spellings.set(form, url);
  }
  return null;
}
