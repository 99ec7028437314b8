import { type RobotsLine, readLines } from './robots-line.js';
import { compilePattern, matchesPattern, normalizePath, type RobotsPattern } from './robots-pattern.js';
import { type RobotsReport, RobotsReporter } from './robots-report.js';

interface Rule {
  isAllow: boolean;
  pattern: RobotsPattern;
}

interface AgentRules {
  /** The rule that wins comes first: longest pattern, allow before disallow (RFC 9309 2.2.2). */
  rules: Rule[];
  crawlDelayS: number | null;
}

export interface RobotsRules {
  /** By product token in lower case; "*" for everybody else. Groups that name one token are merged (RFC 9309 2.2.1). */
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
  const winner = agentRules(rules, agentToken)?.rules.find(({ pattern }) => matchesPattern(pattern, path));
  return winner?.isAllow ?? true;
}

/** Seconds between requests that the file asks of the agent; null when it asks nothing. Not part of RFC 9309. */
export function crawlDelayS(rules: RobotsRules, agentToken: string): number | null {
  return agentRules(rules, agentToken)?.crawlDelayS ?? null;
}

/** The agent's own rules; those for everybody only when no group names it (RFC 9309 2.2.1). */
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
  private group: AgentRules[] = [];
  private hasRules = false;

  read(line: RobotsLine): void {
    if (line.fault) this.reporter.syntaxError(line, line.fault);
    if (line.key === 'user-agent') this.userAgent(line);
    else if (line.key === 'allow' || line.key === 'disallow') this.rule(line);
    else if (line.key === 'crawl-delay') this.crawlDelay(line);
    else this.reporter.other(line);
  }

  finish(hasBom: boolean): RobotsRules {
    for (const { rules } of this.agents.values()) rules.sort(byPrecedence);
    return { agents: this.agents, report: this.reporter.finish(hasBom) };
  }

  private userAgent(line: RobotsLine): void {
    if (line.value === '') {
      this.reporter.syntaxError(line, 'empty user-agent');
      return;
    }
    // Only a rule ends the list of names: unknown lines between them do not (RFC 9309 2.2.1, Google's parser).
    if (this.hasRules) this.group = [];
    this.hasRules = false;
    const token = productToken(line.value);
    const known = this.agents.get(token);
    const agent = known ?? { rules: [], crawlDelayS: null };
    if (!known) this.agents.set(token, agent);
    if (!this.group.includes(agent)) this.group.push(agent);
  }

  private rule(line: RobotsLine): void {
    if (this.isOutsideGroups(line)) return;
    this.hasRules = true;
    // "Disallow:" with nothing behind it forbids nothing.
    if (line.value === '') return;
    this.reporter.pattern(line);
    const isAllow = line.key === 'allow';
    this.addRule(isAllow, line.value);
    if (isAllow) this.allowDirectory(line.value);
  }

  /** Google's matcher: to allow /dir/index.html is to allow /dir/ as well. */
  private allowDirectory(pattern: string): void {
    const slash = pattern.lastIndexOf('/');
    if (slash !== -1 && pattern.startsWith('/index.htm', slash)) this.addRule(true, `${pattern.slice(0, slash + 1)}$`);
  }

  private addRule(isAllow: boolean, raw: string): void {
    const rule = { isAllow, pattern: compilePattern(raw) };
    for (const agent of this.group) agent.rules.push(rule);
  }

  private crawlDelay(line: RobotsLine): void {
    if (this.isOutsideGroups(line)) return;
    const seconds = line.value === '' ? Number.NaN : Number(line.value);
    if (Number.isFinite(seconds) && seconds >= 0) {
      for (const agent of this.group) agent.crawlDelayS = Math.max(agent.crawlDelayS ?? 0, seconds);
    } else this.reporter.syntaxError(line, 'not a number of seconds');
  }

  private isOutsideGroups(line: RobotsLine): boolean {
    if (this.group.length > 0) return false;
    this.reporter.syntaxError(line, 'rule before any user-agent');
    return true;
  }
}

function byPrecedence(a: Rule, b: Rule): number {
  return b.pattern.length - a.pattern.length || Number(b.isAllow) - Number(a.isAllow);
}
