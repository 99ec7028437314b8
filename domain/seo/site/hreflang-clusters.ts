import { primaryLanguage } from '../../base/language/primary-language.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { HreflangSets } from './hreflang-sets.js';
import { isHtml200Summary } from './summary-state.js';

/** One language version of a page. */
export interface ClusterMember {
  /** As most of the versions spell it, the version's own spelling first. */
  code: string;
  url: string;
}

/** All versions of one page, from all sets that name them: what each version's hreflang set should be. */
export interface HreflangCluster {
  members: ClusterMember[];
  /** Where the versions send all other visitors; null when none of them says. */
  x_default: string | null;
}

interface Group {
  /** Code in lower case → the one URL that has it. */
  byCode: Map<string, ClusterMember>;
  defaults: Map<string, number>;
}

type SiteParts = Pick<SiteArtifacts, 'pages' | 'by_url' | 'sitemap'>;

/**
 * Joins the hreflang sets of a site into clusters: pages that name each other first, then pages that are named without
 * naming back. A code belongs to one URL in a cluster, so a set that names the page of another subject (a template that
 * prints the home page of each language, say) joins nothing. x-default joins nothing either: many clusters share one.
 */
export class HreflangClusters {
  readonly #sets: HreflangSets;
  readonly #pages: ReadonlyMap<string, PageSummary>;
  readonly #groups = new Map<string, Group>();

  constructor(site: SiteParts) {
    this.#sets = new HreflangSets(site);
    this.#pages = site.by_url;
    const pages = site.pages.filter((page) => isHtml200Summary(page) && this.#sets.of(page).length > 0);
    if (pages.length === 0) return;
    const named = this.#namedUrls(pages);
    // A variant that carries the set of its page is no version; a version may have forgotten itself.
    const members = pages.filter(({ url, indexable }) => indexable || named.has(url));
    for (const page of members) this.#join(page, (target) => this.#names(target, page.url));
    for (const page of members) this.#join(page, () => true);
    for (const page of members) this.#noteDefault(page);
  }

  /** Null for a page that no set names. */
  of(url: string): HreflangCluster | null {
    const group = this.#groups.get(url);
    if (!group) return null;
    const [first] = [...group.defaults].sort((one, other) => other[1] - one[1]);
    return { members: [...group.byCode.values()], x_default: first?.[0] ?? null };
  }

  /** The code under which a page is a member of its cluster; null for a page outside of all. */
  codeOf(url: string): string | null {
    const members = this.#groups.get(url)?.byCode.values() ?? [];
    return [...members].find((member) => member.url === url)?.code ?? null;
  }

  /** Whether both are versions of one page, in different languages or for different regions. */
  areVersions(one: string, other: string): boolean {
    const group = this.#groups.get(one);
    return one !== other && group !== undefined && group === this.#groups.get(other);
  }

  /** Each cluster of two or more once, in crawl order of its first member. */
  list(): HreflangCluster[] {
    const seen = new Set<Group>();
    return [...this.#groups].flatMap(([url, group]) => {
      if (seen.has(group) || group.byCode.size < 2) return [];
      seen.add(group);
      return this.of(url) ?? [];
    });
  }

  #namedUrls(pages: readonly PageSummary[]): Set<string> {
    return new Set(pages.flatMap((page) => this.#sets.of(page).map(({ url }) => url)));
  }

  #names(page: PageSummary | undefined, url: string): boolean {
    return page !== undefined && this.#sets.of(page).some((alternate) => alternate.url === url);
  }

  #join(page: PageSummary, mayJoin: (target: PageSummary | undefined) => boolean): void {
    const own = this.#groupOf(page.url, this.#ownCode(page));
    if (own === null) return;
    for (const { code, url } of this.#sets.of(page)) {
      if (code.toLowerCase() === 'x-default' || url === page.url) continue;
      const target = this.#pages.get(url);
      if (!mayJoin(target)) continue;
      const other = this.#groupOf(url, (target && this.#ownCode(target, code)) ?? code);
      const mine = this.#groups.get(page.url);
      if (other !== null && mine !== undefined && mine !== other) this.#merge(mine, other);
    }
  }

  /** By its own set, else by its lang attribute; what others call it where it says neither, or something else entirely. */
  #ownCode(page: PageSummary, given: string | null = null): string | null {
    const own = this.#sets.of(page).filter(({ url, code }) => url === page.url && code.toLowerCase() !== 'x-default');
    const [first] = own;
    if (first) return first.code.trim();
    const lang = page.lang?.trim() ?? '';
    if (given !== null) return given.trim();
    return lang === '' ? null : lang;
  }

  #groupOf(url: string, code: string | null): Group | null {
    const known = this.#groups.get(url);
    if (known) return known;
    if (code === null || primaryLanguage(code) === '') return null;
    const group: Group = { byCode: new Map([[code.toLowerCase(), { code, url }]]), defaults: new Map() };
    this.#groups.set(url, group);
    return group;
  }

  #merge(into: Group, other: Group): void {
    for (const [code, { url }] of other.byCode) {
      const taken = into.byCode.get(code);
      if (taken && taken.url !== url) return;
    }
    for (const [code, member] of other.byCode) {
      into.byCode.set(code, member);
      this.#groups.set(member.url, into);
    }
  }

  #noteDefault(page: PageSummary): void {
    const group = this.#groups.get(page.url);
    for (const { code, url } of this.#sets.of(page)) {
      if (code.toLowerCase() === 'x-default') group?.defaults.set(url, (group.defaults.get(url) ?? 0) + 1);
    }
  }
}
