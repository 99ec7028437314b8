export interface SrcsetCandidate {
  url: string;
  /** Descriptors as written, such as "2x" or "640w"; empty when there is none (which means 1x). */
  descriptors: string[];
}

/**
 * Reads a srcset attribute by the rule of the HTML standard ("parse a srcset attribute"): a URL runs to the next white
 * space, so commas inside it (data URIs) belong to it, and commas at its end close the candidate.
 */
export function parseSrcset(srcset: string): SrcsetCandidate[] {
  const candidates: SrcsetCandidate[] = [];
  let position = 0;
  while (position < srcset.length) {
    while (position < srcset.length && /[\s,]/.test(srcset.charAt(position))) position += 1;
    if (position === srcset.length) break;
    let end = position;
    while (end < srcset.length && !/\s/.test(srcset.charAt(end))) end += 1;
    const word = srcset.slice(position, end);
    const url = trimCommas(word);
    position = end;
    if (url !== word) {
      candidates.push({ url, descriptors: [] });
      continue;
    }
    const stop = endOfDescriptors(srcset, position);
    candidates.push({ url, descriptors: srcset.slice(position, stop).split(/\s+/).filter(Boolean) });
    position = stop + 1;
  }
  return candidates;
}

function trimCommas(word: string): string {
  let end = word.length;
  while (end > 0 && word[end - 1] === ',') end -= 1;
  return word.slice(0, end);
}

/** The next comma outside parentheses, or the end of the text. */
function endOfDescriptors(srcset: string, from: number): number {
  let depth = 0;
  for (let index = from; index < srcset.length; index += 1) {
    const character = srcset[index];
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === ',' && depth === 0) return index;
  }
  return srcset.length;
}
