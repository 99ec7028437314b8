import { linkKey } from './link-key.js';
import type { ExpectedRel, FoundLink, LinkChange, LinkFacts, LinkValues } from './placed-link.js';

export interface Agreement {
  target_url: string;
  expected_anchor: string | null;
  expected_rel: ExpectedRel | null;
}

export const DOFOLLOW = 'dofollow';

/** The values of a check that saw the link. */
export function readLinkValues(link: FoundLink, facts: LinkFacts): LinkValues {
  const kept = facts.page_nofollow === true && !link.rel.includes('nofollow') ? ['nofollow', ...link.rel] : link.rel;
  return {
    // Where a link of ours by text ends is the business of our own site, and not looked up each time.
    target: linkKey(link.via_redirect ? (link.ends_at ?? link.href) : link.href),
    rel: kept.length === 0 ? DOFOLLOW : kept.join(' '),
    anchor: link.anchor,
    indexing: readIndexing(facts),
  };
}

/** What it is measured against from now on: what is agreed, and for the rest what the first check saw. */
export function chooseBaseline(agreed: Agreement, seen: LinkValues): LinkValues {
  const { target_url, expected_anchor, expected_rel } = agreed;
  const sameAnchor = expected_anchor === null || foldAnchor(expected_anchor) === foldAnchor(seen.anchor);
  const sameRel = expected_rel === null || seen.rel.split(' ').includes(expected_rel);
  return {
    target: linkKey(target_url),
    rel: sameRel ? seen.rel : (expected_rel ?? seen.rel),
    anchor: sameAnchor ? seen.anchor : (expected_anchor ?? seen.anchor),
    // A page that is kept out of search engines on the first day is not what anyone agrees on.
    indexing: 'indexable',
  };
}

const FIELDS = ['target', 'rel', 'anchor', 'indexing'] as const;

/** Differences in the order of their weight; what is not known on either side is none. */
export function compareLinkValues(before: LinkValues, after: LinkValues): LinkChange[] {
  return FIELDS.flatMap((field) => {
    const [was, is] = [before[field], after[field]];
    const isSame =
      was === null || is === null || (field === 'anchor' ? foldAnchor(was) === foldAnchor(is) : was === is);
    return isSame ? [] : [{ field, before: was, after: is }];
  });
}

function foldAnchor(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

function readIndexing({ noindex, canonical, robots_blocked }: LinkFacts): string | null {
  if (noindex !== null) return 'noindex';
  if (canonical !== null) return `canonical ${canonical}`;
  if (robots_blocked === null) return null;
  return robots_blocked ? 'blocked by robots.txt' : 'indexable';
}
