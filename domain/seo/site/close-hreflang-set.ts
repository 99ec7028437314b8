import { correctHreflangCode } from '../../base/language/correct-hreflang-code.js';
import { findHreflangCodeError } from '../../base/language/find-hreflang-code-error.js';
import { primaryLanguage } from '../../base/language/primary-language.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { ClusterMember, HreflangClusters } from './hreflang-clusters.js';
import type { Alternate } from './hreflang-sets.js';
import { redirectChain } from './redirect-chain.js';
import { statedLanguage } from './stated-language.js';
import { isCanonicalized, isHtml200Summary } from './summary-state.js';

export interface ClosedSet {
  /** Every version under its code, then the default: the same for each page. */
  alternates: Alternate[];
  /** The crawled pages that it belongs on. */
  pages: string[];
}

type Site = Pick<SiteArtifacts, 'by_url'>;

/**
 * What the hreflang set of a page and of all its versions should be: every version that can be offered, at its final
 * address, and one x-default: what most of them name, else the English version, else the first. Versions that are broken,
 * noindex or blocked are left out, and codes that search engines cannot read are corrected. Null where fewer than two are left.
 */
export function closeHreflangSet(url: string, clusters: HreflangClusters, site: Site): ClosedSet | null {
  const cluster = clusters.of(url);
  if (!cluster) return null;
  const byCode = new Map<string, Alternate>();
  const taken = new Set<string>();
  // Of two versions under one code the one that says so itself stays.
  const readable = ({ code }: ClusterMember) => findHreflangCodeError(code) === null;
  const members = [...cluster.members.filter(readable), ...cluster.members.filter((one) => !readable(one))];
  for (const { code: given, url: named } of members) {
    const final = offeredUrl(named, clusters, site);
    if (final === null || taken.has(final)) continue;
    const page = site.by_url.get(final);
    const code = correctHreflangCode(given, page ? statedLanguage(page) : '');
    if (code === null || byCode.has(code.toLowerCase())) continue;
    taken.add(final);
    byCode.set(code.toLowerCase(), { code, url: final });
  }
  const versions = [...byCode.values()];
  if (versions.length < 2) return null;
  const standard = defaultOf(cluster.x_default, versions, clusters, site);
  return {
    alternates: [...versions, { code: 'x-default', url: standard }],
    pages: versions.map((version) => version.url).filter((version) => site.by_url.has(version)),
  };
}

/** The address under which a version can be offered; null when it cannot. Pages that were not crawled are believed. */
function offeredUrl(url: string, clusters: HreflangClusters, site: Site): string | null {
  const { end, end_url: last, loop } = redirectChain(site, url);
  if (loop.length > 0) return null;
  if (end === null) return last;
  if (!isHtml200Summary(end) || end.noindex || end.refresh_url !== null) return null;
  if (!isCanonicalized(end)) return last;
  const canonical = end.canonical_url ?? last;
  // A translation that names another version is to name itself; a variant gives way to its main version.
  if (clusters.areVersions(last, canonical)) return last;
  const target = site.by_url.get(canonical);
  return target?.indexable ? canonical : last;
}

function defaultOf(
  named: string | null,
  versions: readonly Alternate[],
  clusters: HreflangClusters,
  site: Site,
): string {
  const final = named === null ? null : offeredUrl(named, clusters, site);
  if (final !== null) return final;
  const english = versions.find(({ code }) => primaryLanguage(code) === 'en');
  return (english ?? versions[0])?.url ?? '';
}
