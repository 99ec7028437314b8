import { foldTerm } from '../base/text/fold-term.js';

/** A part of a site, whatever it was read from. */
export interface ComparedSection {
  path: string;
  name: string;
  count: number;
  sample_urls: readonly string[];
}

/** A section that competitors have and the site lacks. */
export interface MissingSection {
  /** As the competitor with most of it spells it. */
  section: string;
  /** Who has it, the largest first. */
  competitors: { url: string; path: string; count: number; sample_urls: string[] }[];
}

const MAX_MISSING = 20;
/** A single page of a single site is a page, not a section. */
const MIN_COUNT = 2;
const MAX_SAMPLE = 3;

/**
 * Sections found at competitors under a name that the site has nowhere: in two or more places, or with two or more pages
 * in one. Names that are numbers, as archives by year have, are left out. Most competitors first, then most pages.
 */
export function findMissingSections(
  own: readonly ComparedSection[],
  competitors: readonly { url: string; sections: readonly ComparedSection[] }[],
): MissingSection[] {
  const ownNames = new Set(own.map(({ name }) => foldTerm(name)));
  const found = new Map<string, MissingSection['competitors']>();
  for (const { url, sections } of competitors) {
    for (const [name, section] of largestByName(sections)) {
      if (name === '' || ownNames.has(name) || /^\p{N}+$/u.test(name)) continue;
      const holders = found.get(name) ?? [];
      holders.push({
        url,
        path: section.path,
        count: section.count,
        sample_urls: section.sample_urls.slice(0, MAX_SAMPLE),
      });
      found.set(name, holders);
    }
  }
  const missing = [...found.values()]
    .filter((holders) => holders.length > 1 || holders.some(({ count }) => count >= MIN_COUNT))
    .map((holders) => holders.sort((one, other) => other.count - one.count));
  return missing
    .map((holders) => ({ section: holders[0]?.path ?? '', competitors: holders }))
    .sort(compareMissing)
    .slice(0, MAX_MISSING);
}

/** One site may have a section in several languages: the largest represents it. */
function largestByName(sections: readonly ComparedSection[]): Map<string, ComparedSection> {
  const largest = new Map<string, ComparedSection>();
  for (const section of sections) {
    const key = foldTerm(section.name);
    const known = largest.get(key);
    if (!known || section.count > known.count) largest.set(key, section);
  }
  return largest;
}

function compareMissing(one: MissingSection, other: MissingSection): number {
  const pages = ({ competitors }: MissingSection) => competitors.reduce((sum, { count }) => sum + count, 0);
  return (
    other.competitors.length - one.competitors.length ||
    pages(other) - pages(one) ||
    (one.section < other.section ? -1 : 1)
  );
}
