import { comparable, shorten } from '../../base/text/text-form.js';
import { addressForm } from '../../base/url/address-form.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { statedLanguage } from '../site/stated-language.js';
import type { Finding, SiteArtifacts } from './check.js';

const RELATED_URLS = 10;

/**
 * One finding per text that two or more indexable pages share. Pages that belong together do not count against each
 * other: neighbors in a paginated series, language versions naming each other, and second addresses of one page, which
 * checks of their own report. Names and technical terms are the same in many languages, so pages of different ones do not
 * count against each other either, unless `acrossLanguages`. (Pages joined by a canonical are out already, since the one that names another is not
 * indexable.)
 */
export function findDuplicates(
  site: SiteArtifacts,
  textOf: (page: PageSummary) => string,
  expected: string,
  acrossLanguages = false,
): Finding[] {
  const groups = new Map<string, PageSummary[]>();
  for (const page of site.pages) {
    const key = page.indexable ? comparable(textOf(page)) : '';
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(page);
    else groups.set(key, [page]);
  }
  const judged = [...groups.values()].flatMap((group) => (acrossLanguages ? [group] : partByLanguage(group)));
  return judged.flatMap((group) => {
    const [first, ...others] = group.length < 2 ? [] : onePerFamily(group);
    if (!first || others.length === 0) return [];
    const related = others.slice(0, RELATED_URLS).map((page) => page.url);
    return [
      { url: first.url, observed: shorten(textOf(first)), expected, count: others.length + 1, related_urls: related },
    ];
  });
}

/** The group itself unless two languages are known in it: an unknown one may be either. */
function partByLanguage(group: PageSummary[]): PageSummary[][] {
  if (group.length < 2) return [];
  const parts = new Map<string, PageSummary[]>();
  for (const page of group) {
    const language = statedLanguage(page);
    parts.set(language, [...(parts.get(language) ?? []), page]);
  }
  return [...parts.keys()].filter((language) => language !== '').length > 1 ? [...parts.values()] : [group];
}

/** The first page of each family, a family being what pagination, hreflang and addresses join inside the group. */
function onePerFamily(group: PageSummary[]): PageSummary[] {
  const members = new Map(group.map((page) => [page.url, page]));
  const seen = new Set<string>();
  const heads: PageSummary[] = [];
  const relatives = kinInside(group, members);
  for (const page of group) {
    if (seen.has(page.url)) continue;
    heads.push(page);
    const waiting = [page.url];
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      if (seen.has(url)) continue;
      seen.add(url);
      waiting.push(...(relatives.get(url) ?? []));
    }
  }
  return heads;
}

function kinInside(group: PageSummary[], members: Map<string, PageSummary>): Map<string, string[]> {
  const kin = new Map<string, string[]>(group.map((page) => [page.url, []]));
  const join = (one: string, other: string) => {
    kin.get(one)?.push(other);
    kin.get(other)?.push(one);
  };
  const firstOfForm = new Map<string, string>();
  for (const page of group) {
    const form = `${page.text_hash} ${addressForm(page.url)}`;
    const twin = firstOfForm.get(form);
    if (twin === undefined) firstOfForm.set(form, page.url);
    else join(page.url, twin);
    for (const url of [page.next_url, page.prev_url, ...page.hreflang.map((alternate) => alternate.url)]) {
      const other = url === null ? undefined : members.get(url);
      if (!other || other === page || !belongTogether(page, other)) continue;
      join(page.url, other.url);
    }
  }
  return kin;
}

/** Language versions must name each other: every page of some sites names the home page as x-default. */
export function belongTogether(one: PageSummary, other: PageSummary): boolean {
  if (one.next_url === other.url || one.prev_url === other.url) return true;
  const names = (from: PageSummary, to: PageSummary) => from.hreflang.some((alternate) => alternate.url === to.url);
  return names(one, other) && names(other, one);
}
