/** A word of a text, in text order. */
export interface TermUnit {
  start: number;
  end: number;
  word: string;
  /**
   * A topic may be what the text is about, a part only with its neighbors; other words separate what is around them.
   */
  role: 'topic' | 'part' | 'other';
  /** It follows the one before without anything that parts words of one name. */
  isJoined: boolean;
}

/** Seen less often, two neighbors are an accident. */
const MIN_TIMES = 2;
/** Of the occurrences of the rarer of two words: if they are together this often, they are one name. */
const MIN_SHARE = 0.4;
/** A word that hardly ever occurs outside of its compound has no meaning of its own here. */
const ABSORBED_SHARE = 0.8;
const LONGEST = 4;

/**
 * The terms of a text whose dictionary words are parts of names: words that repeatedly occur side by side become one
 * term ("ร้าน" and "กาแฟ", "検索" and "エンジン"), and a word that hardly occurs alone is left out. Places are in rising
 * order of their start.
 */
export function findCompounds(units: readonly TermUnit[]): { start: number; end: number }[] {
  const counts = countRuns(units);
  const chains = chainUnits(units, counts);
  const absorbed = findAbsorbed(chains, counts);
  return chains.flatMap(({ from, to }) => {
    const members = units.slice(from, to);
    const alone = members.filter(({ word, role }) => role === 'topic' && !absorbed.has(word));
    const names = [...wholeOf(members), ...innerPairs(members, counts)];
    return [...names, ...alone].map(({ start, end }) => ({ start, end })).sort((one, other) => one.start - other.start);
  });
}

interface Place {
  start: number;
  end: number;
}

function wholeOf(members: readonly TermUnit[]): Place[] {
  const [first, last] = [members[0], members.at(-1)];
  return members.length > 1 && first && last ? [{ start: first.start, end: last.end }] : [];
}

/** Names inside of longer ones that also occur elsewhere: "cà phê" in "máy pha cà phê". */
function innerPairs(members: readonly TermUnit[], counts: ReadonlyMap<string, number>): Place[] {
  if (members.length < 3) return [];
  const whole = counts.get(members.map(({ word }) => word).join(JOINT)) ?? 0;
  return members.slice(1).flatMap((second, at) => {
    const first = members[at];
    if (!first || (counts.get(join(first.word, second.word)) ?? 0) <= whole) return [];
    return [{ start: first.start, end: second.end }];
  });
}

/** How often each word and each run of two to four neighbors occurs. */
function countRuns(units: readonly TermUnit[]): Map<string, number> {
  const counts = new Map<string, number>();
  units.forEach((unit, at) => {
    if (!isPart(unit)) return;
    let run = unit.word;
    counts.set(run, (counts.get(run) ?? 0) + 1);
    for (let next = at + 1; next < at + LONGEST; next++) {
      const neighbor = units[next];
      if (!neighbor?.isJoined || !isPart(neighbor)) break;
      run = join(run, neighbor.word);
      counts.set(run, (counts.get(run) ?? 0) + 1);
    }
  });
  return counts;
}

interface Chain {
  from: number;
  to: number;
  words: string[];
}

/** Parts the text, from its beginning, into the longest runs that are names. */
function chainUnits(units: readonly TermUnit[], counts: ReadonlyMap<string, number>): Chain[] {
  const chains: Chain[] = [];
  for (let at = 0; at < units.length; ) {
    const unit = units[at];
    let to = at + 1;
    let text = unit?.word ?? '';
    while (unit && isPart(unit) && to - at < LONGEST) {
      const next = units[to];
      if (!next?.isJoined || !isPart(next)) break;
      const longer = join(text, next.word);
      const times = counts.get(longer) ?? 0;
      if (times < MIN_TIMES || times < MIN_SHARE * Math.min(counts.get(text) ?? 0, counts.get(next.word) ?? 0)) break;
      text = longer;
      to++;
    }
    chains.push({ from: at, to, words: text.split(JOINT) });
    at = to;
  }
  return chains;
}

/** Words that nearly always occur beside the same neighbor of a name. */
function findAbsorbed(chains: readonly Chain[], counts: ReadonlyMap<string, number>): Set<string> {
  const beside = new Map<string, Map<string, number>>();
  const note = (word: string, neighbor: string) => {
    const neighbors = beside.get(word) ?? new Map<string, number>();
    neighbors.set(neighbor, (neighbors.get(neighbor) ?? 0) + 1);
    beside.set(word, neighbors);
  };
  for (const { words } of chains)
    words.forEach((word, at) => {
      const next = words[at + 1];
      if (next === undefined) return;
      note(word, `>${next}`);
      note(next, `<${word}`);
    });
  const most = (neighbors: ReadonlyMap<string, number>) => Math.max(...neighbors.values());
  const words = [...beside].filter(([word, neighbors]) => most(neighbors) >= ABSORBED_SHARE * (counts.get(word) ?? 0));
  return new Set(words.map(([word]) => word));
}

/** Occurs in no text, so that runs of different cuts stay distinct. */
const JOINT = '\u0000';

function join(run: string, word: string): string {
  return `${run}${JOINT}${word}`;
}

function isPart({ role }: TermUnit): boolean {
  return role !== 'other';
}
