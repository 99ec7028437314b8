import { type RobotsRule, RuleIndex } from './rule-index.js';

/** A run of user-agent lines and what follows it. Shared by all agents it names, however many. */
export class RobotsGroup {
  readonly rules: RobotsRule[] = [];
  /** In file order. */
  readonly delaysS: number[] = [];
}

/** What a robots.txt says to one agent, from all groups that name it (RFC 9309 2.2.1). */
export class AgentRules {
  private readonly groups: { group: RobotsGroup; firstDelay: number }[] = [];
  private index: RuleIndex | null = null;

  /** The group names the agent; what it said up to here was for those named before. */
  join(group: RobotsGroup): void {
    if (this.groups.at(-1)?.group !== group) this.groups.push({ group, firstDelay: group.delaysS.length });
  }

  /** The rule that wins for a normalized path. Call it when the whole file has been read. */
  winner(path: string): RobotsRule | undefined {
    this.index ??= new RuleIndex(this.groups.flatMap(({ group }) => group.rules));
    return this.index.winner(path);
  }

  /** The longest requested delay; null when there is none. */
  get crawlDelayS(): number | null {
    let longest: number | null = null;
    for (const { group, firstDelay } of this.groups) {
      for (const delayS of group.delaysS.slice(firstDelay)) longest = Math.max(longest ?? 0, delayS);
    }
    return longest;
  }
}
