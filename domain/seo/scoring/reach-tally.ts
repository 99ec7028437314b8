import { hashText } from '../../base/text/hash-text.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { CheckFinding } from '../judge.js';
import { linkLoss } from '../links/link-loss.js';
import { reachOfCheck } from './reach-of-check.js';

/** What is left of a mistake of the template on each page beside the first: visitors meet it, search lost it once. */
const REPEATED = 0.25;
const LEAST_REPEATS = 3;
const LEAST_SHARE = 0.2;
const CERTAIN_FROM = 30;

/** Pages of one check by what they show. */
interface PartTally {
  /** The page whose findings come in, and what was seen on it so far. */
  page: string;
  seen: string;
  /** Hash of what is seen on a page → pages that show the very same. */
  pages: Map<number, number>;
}

/**
 * Receives all findings that count and returns how much of a site is affected by checks whose findings a template
 * repeats: see reach-of-check. The findings of one page must be consecutive, as they are when a crawl is read.
 */
export class ReachTally {
  readonly #targets = new Map<string, Set<string>>();
  readonly #parts = new Map<string, PartTally>();

  add({ check_id, url, page_url, observed, where = '', count = 1 }: CheckFinding): void {
    const reach = reachOfCheck(check_id);
    if (reach === null) return;
    if (reach.over === 'links') {
      const targets = this.#targets.get(check_id) ?? new Set<string>();
      this.#targets.set(check_id, targets.add(url));
      return;
    }
    const page = page_url ?? url;
    const tally = this.#parts.get(check_id) ?? { page, seen: '', pages: new Map() };
    this.#parts.set(check_id, tally);
    if (tally.page !== page) endPage(tally);
    tally.page = page;
    tally.seen += `${url === page ? '' : url}\n${where}\n${count}\n${observed}\n`;
  }

  /** Check id → share of the site, 0–1. Checks that no template explains are left out: their share is that of their pages. */
  shares(site: SiteArtifacts): Record<string, number> {
    const pages = site.pages.filter(({ is_html, status }) => is_html && status === 200).length;
    const shares: Record<string, number> = {};
    for (const [id, targets] of this.#targets) {
      const reach = reachOfCheck(id);
      if (reach?.over === 'links') shares[id] = linkLoss(site, targets, reach.kind);
    }
    for (const [id, tally] of this.#parts) {
      const share = shareOfParts(tally, pages);
      if (share !== null) shares[id] = share;
    }
    return shares;
  }
}

function endPage(tally: PartTally): void {
  if (tally.seen === '') return;
  const hash = hashText(tally.seen);
  tally.pages.set(hash, (tally.pages.get(hash) ?? 0) + 1);
  tally.seen = '';
}

/** Null where no page shows the same as many others. */
function shareOfParts(tally: PartTally, pages: number): number | null {
  endPage(tally);
  const fewest = Math.max(LEAST_REPEATS, Math.min(CERTAIN_FROM, pages * LEAST_SHARE));
  const counts = [...tally.pages.values()];
  const repeated = counts.filter((count) => count >= fewest);
  if (repeated.length === 0 || pages === 0) return null;
  const own = sum(counts) - sum(repeated);
  const again = sum(repeated) - repeated.length;
  return Math.min(1, (own + repeated.length + REPEATED * again) / pages);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
