import { AgentRules, RobotsGroup } from './agent-rules.js';
import { type RobotsLine, readLines } from './robots-line.js';
import { compilePattern, normalizePath } from './robots-pattern.js';
import { type RobotsReport, RobotsReporter } from './robots-report.js';

export interface RobotsRules {
  /** By product token in lower case; "*" for all others. Groups that name one token are merged (RFC 9309 2.2.1). */
  agents: ReadonlyMap<string, AgentRules>;
  /** What the file says besides rules, and what is wrong with it. */
  report: RobotsReport;
}

/**
 * Reads a robots.txt by RFC 9309, forgiving what Google's parser forgives: a missing colon, common misspellings. Never
 * fails; lines that mean nothing are passed over and end up in the report.
 */
export function parseRobots(text: string): RobotsRules {
  const reader = new RobotsReader();
  for (const line of readLines(withoutMark(text))) reader.read(line);
  return reader.finish(text.startsWith('\ufeff'));
}

/**
 * Whether the agent may fetch the path. `agentToken` is the product token ("GPTBot"), letter case aside; a version
 * behind it is ignored. `pathWithQuery` starts with "/".
 */
export function isAllowed(rules: RobotsRules, agentToken: string, pathWithQuery: string): boolean {
  const path = normalizePath(pathWithQuery === '' ? '/' : pathWithQuery);
  // RFC 9309 2.2.2: the file itself may always be fetched.
  if (path === '/robots.txt') return true;
  return agentRules(rules, agentToken)?.winner(path)?.isAllow ?? true;
}

/** Seconds between requests that the file requires of the agent; null when it does not. Not part of RFC 9309. */
export function crawlDelayS(rules: RobotsRules, agentToken: string): number | null {
  return agentRules(rules, agentToken)?.crawlDelayS ?? null;
}

/** The agent's own rules; the rules for all only when no group names it (RFC 9309 2.2.1). */
function agentRules({ agents }: RobotsRules, agentToken: string): AgentRules | undefined {
  return agents.get(productToken(agentToken)) ?? agents.get('*');
}

/** A mark at the start, whole or broken by a careless editor, is no part of the first line. */
function withoutMark(text: string): string {
  return text.replace(/^[\ufeff\ufffd]{1,3}/, '');
}

/** Letters, "_" and "-" make the token (RFC 9309 2.2.1); a name that starts otherwise is taken up to the first blank. */
function productToken(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return '*';
  return (/^[a-z_-]+/i.exec(value)?.[0] ?? /^\S*/.exec(value)?.[0] ?? '').toLowerCase();
}

class RobotsReader {
  private readonly agents = new Map<string, AgentRules>();
  private readonly reporter = new RobotsReporter();
  /** Null before the first user-agent. */
  private group: RobotsGroup | null = null;
  private hasRules = false;

  read(line: RobotsLine): void {
    if (line.fault) this.reporter.syntaxError(line, line.fault);
    if (line.key === 'user-agent') this.userAgent(line);
    else if (line.key === 'allow' || line.key === 'disallow') this.rule(line);
    else if (line.key === 'crawl-delay') this.crawlDelay(line);
    else this.reporter.other(line);
  }

  finish(hasBom: boolean): RobotsRules {
    return { agents: this.agents, report: this.reporter.finish(hasBom) };
  }

  private userAgent(line: RobotsLine): void {
    if (line.value === '') {
      this.reporter.syntaxError(line, 'empty user-agent');
      return;
    }
    // Only a rule ends the list of names: unknown lines between them do not (RFC 9309 2.2.1, Google's parser).
    if (!this.group || this.hasRules) this.group = new RobotsGroup();
    this.hasRules = false;
    const token = productToken(line.value);
    const agent = this.agents.get(token) ?? new AgentRules();
    this.agents.set(token, agent);
    agent.join(this.group);
  }

  private rule(line: RobotsLine): void {
    const group = this.groupOf(line);
    if (!group) return;
    this.hasRules = true;
    // "Disallow:" with nothing behind it forbids nothing.
    if (line.value === '') return;
    this.reporter.pattern(line);
    const isAllow = line.key === 'allow';
    group.rules.push({ isAllow, pattern: compilePattern(line.value) });
    if (isAllow) allowDirectory(group, line.value);
  }

  private crawlDelay(line: RobotsLine): void {
    const group = this.groupOf(line);
    if (!group) return;
    const seconds = line.value === '' ? Number.NaN : Number(line.value);
    if (Number.isFinite(seconds) && seconds >= 0) group.delaysS.push(seconds);
    else this.reporter.syntaxError(line, 'not a number of seconds');
  }

  private groupOf(line: RobotsLine): RobotsGroup | null {
    if (!this.group) this.reporter.syntaxError(line, 'rule before any user-agent');
    return this.group;
  }
}

/** Google's matcher: to allow /dir/index.html is to allow /dir/ as well. */
function allowDirectory(group: RobotsGroup, pattern: string): void {
  const slash = pattern.lastIndexOf('/');
  if (slash === -1 || !pattern.startsWith('/index.htm', slash)) return;
  group.rules.push({ isAllow: true, pattern: compilePattern(`${pattern.slice(0, slash + 1)}$`) });
}
