import type { PageSummary } from '../artifacts/page-summary.js';
import type { Snippet } from '../audit/recommendation.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { affectedPages } from './affected-pages.js';
import { escapeMarkup } from './escape-markup.js';
import type { Remedy } from './remedy.js';

interface Alternate {
  code: string;
  url: string;
}

const MAX_TAGS = 20;

/** The set of alternates that a page lacks: back to every page that names it, to itself, and to a default. */
export const hreflangTags: Remedy = {
  check_ids: ['hreflang/missing-return', 'hreflang/missing-self', 'hreflang/missing-x-default'],
  write(issues, facts) {
    const ids = new Set(issues.map(({ check_id }) => check_id));
    return affectedPages(issues, facts).flatMap((page) => {
      const set = new Map(page.hreflang.map((alternate) => [`${alternate.code} ${alternate.url}`, alternate]));
      const before = set.size;
      for (const alternate of missing(page, ids, facts)) set.set(`${alternate.code} ${alternate.url}`, alternate);
      return set.size > before ? tagsFor(page.url, [...set.values()]) : [];
    });
  },
};

function missing(page: PageSummary, ids: ReadonlySet<string>, facts: SiteFacts): Alternate[] {
  const own = codeOf(page, page);
  const back = ids.has('hreflang/missing-return') ? returnsOf(page, facts) : [];
  const self = own === null ? [] : [{ code: own, url: page.url }];
  const hasDefault = page.hreflang.some(({ code }) => code.toLowerCase() === 'x-default');
  const versions = [...page.hreflang, ...self];
  const standard = versions.find(({ code }) => /^en(?:-|$)/i.test(code)) ?? versions[0];
  return [...self, ...back, ...(hasDefault || !standard ? [] : [{ code: 'x-default', url: standard.url }])];
}

/** Pages that name this one and are not named back. */
function returnsOf(page: PageSummary, { site }: SiteFacts): Alternate[] {
  const named = new Set(page.hreflang.map(({ url }) => url));
  return site.pages.flatMap((other) => {
    if (other === page || named.has(other.url) || !other.hreflang.some(({ url }) => url === page.url)) return [];
    const code = codeOf(other, page);
    return code === null ? [] : [{ code, url: other.url }];
  });
}

/** The code by which a page calls itself, else its lang attribute, unless the other page has that code already. */
function codeOf(page: PageSummary, other: PageSummary): string | null {
  const named = page.hreflang.find(({ url, code }) => url === page.url && code.toLowerCase() !== 'x-default')?.code;
  const code = named ?? page.lang?.trim();
  if (!code) return null;
  const isTaken = other.hreflang.some(
    (alternate) => alternate.code.toLowerCase() === code.toLowerCase() && alternate.url !== page.url,
  );
  return isTaken ? null : code;
}

function tagsFor(url: string, alternates: readonly Alternate[]): Snippet[] {
  const lines = alternates
    .slice(0, MAX_TAGS)
    .map(
      ({ code, url: href }) => `<link rel="alternate" hreflang="${escapeMarkup(code)}" href="${escapeMarkup(href)}">`,
    );
  return [{ title: 'The whole set of language versions, in the head', language: 'html', code: lines.join('\n'), url }];
}
