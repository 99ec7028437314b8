import { expect } from 'chai';
import type { Improvement, Proposal } from '../../domain/seo/improvements/improvement.js';
import { type FactSources, gatherSiteFacts } from '../../domain/seo/improvements/site-facts.js';

/** Asks the improvement of that name in a list about a site: its proposal, or null when it does not apply. */
export function proposeFrom(list: readonly Improvement[], name: string, sources: FactSources): Proposal | null {
  const improvement = list.find(({ id }) => id === `improvement/${name}`);
  expect(improvement, name).to.not.equal(undefined);
  const facts = gatherSiteFacts(sources);
  return improvement?.applies(facts) ? improvement.propose(facts) : null;
}
