import { type HarmfulIssue, isHarmfulIssue, isMeantIssue } from '../../search/analysis/signals/fix-traffic-issue.js';
import { type Figure, listParts, numberIn, type Place, part, partAlong, textIn } from './place.js';

/** An error that a crawl found on a page which visitors reach from search. */
export interface FoundIssue {
  code: HarmfulIssue;
  figure: Figure<string>;
  /** Whether the entry is titled by it; else it has words of its own for it. */
  is_bare: boolean;
}

/** As our own search analysis writes it: among the technical signals, or as an opportunity. */
export function readFoundIssue(entry: Place): FoundIssue | null {
  const issue = bareIssue(entry);
  if (issue !== null && isHarmfulIssue(issue.value)) return { code: issue.value, figure: issue, is_bare: true };
  if (textIn(part(entry, 'kind'))?.value !== 'technical_issue') return null;
  for (const piece of listParts(part(entry, 'evidence') ?? { path: '', value: null })) {
    const name = textIn(part(piece, 'name'));
    if (name !== null && isHarmfulIssue(name.value)) return { code: name.value, figure: name, is_bare: false };
  }
  return null;
}

/** Entries of the same analysis that need no fix, such as a page that has moved. */
export function isMeant(entry: Place): boolean {
  return isMeantIssue(bareIssue(entry)?.value ?? '');
}

function bareIssue(entry: Place): Figure<string> | null {
  return part(entry, 'url') === null || readClicks(entry) === null ? null : textIn(part(entry, 'issue'));
}

/** Clicks of what an entry is about. */
export function readClicks(entry: Place): Figure<number> | null {
  return numberIn(part(entry, 'clicks')) ?? numberIn(partAlong(entry, 'figures.clicks'));
}
