import type { Construction } from './constructions/construction.js';

/** What those do who want no more mail, or none from now on. */
const OPT_OUTS: ReadonlySet<Construction> = new Set(['stop', 'last', 'threat', 'reported', 'erase']);

/**
 * Whether anything in a reply is said as people say that they want no more mail.
 * @param signals As ruleSignals gives them.
 */
export function namesOptOut(constructions: readonly Construction[], signals: readonly string[]): boolean {
  return signals.includes('unsubscribe') || constructions.some((name) => OPT_OUTS.has(name));
}
