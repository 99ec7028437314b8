import { matchesPattern, type RobotsPattern } from './robots-pattern.js';

export interface RobotsRule {
  isAllow: boolean;
  pattern: RobotsPattern;
}

/** Rules are indexed by this much of what a path must start with; more would cost long paths more than it saves. */
const MAX_START_CHARS = 64;

/** Finds the rule that wins for a path without trying all of them: only those whose required start it has. */
export class RuleIndex {
  /** By the literal start of their patterns, those that win first. */
  private readonly byStart = new Map<string, RobotsRule[]>();
  /** Lengths that starts have, longest first: what wins is mostly among the longest. */
  private readonly lengths: readonly number[];

  constructor(rules: readonly RobotsRule[]) {
    const lengths = new Set<number>();
    for (const rule of rules) {
      const start = (rule.pattern.pieces[0] ?? '').slice(0, MAX_START_CHARS);
      const alike = this.byStart.get(start);
      if (alike) alike.push(rule);
      else this.byStart.set(start, [rule]);
      lengths.add(start.length);
    }
    for (const alike of this.byStart.values()) if (alike.length > 1) alike.sort(byPrecedence);
    this.lengths = [...lengths].sort((a, b) => b - a);
  }

  /** `path` is normalized, as patterns are. Undefined when no rule matches. */
  winner(path: string): RobotsRule | undefined {
    let best: RobotsRule | undefined;
    for (const length of this.lengths) {
      const alike = length > path.length ? undefined : this.byStart.get(path.slice(0, length));
      if (alike) best = firstMatch(alike, path, best);
    }
    return best;
  }
}

/** The first of the rules that matches, or the best so far when none that comes before it does. */
function firstMatch(rules: readonly RobotsRule[], path: string, best: RobotsRule | undefined): RobotsRule | undefined {
  for (const rule of rules) {
    if (best && byPrecedence(best, rule) <= 0) return best;
    if (matchesPattern(rule.pattern, path)) return rule;
  }
  return best;
}

/** Longest pattern first, allow before disallow (RFC 9309 2.2.2). */
function byPrecedence(a: RobotsRule, b: RobotsRule): number {
  return b.pattern.length - a.pattern.length || Number(b.isAllow) - Number(a.isAllow);
}
