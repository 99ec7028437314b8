export type SavingRefusal = 'refuses_guest_posts' | 'sells_links' | 'low_quality';

/** Below this, little is worth reading: no substance, no date, or more links than text. */
const LEAST_QUALITY = 0.1;
/** A site that trades in links and has little else. Good sites name their price too, or say that they sell none. */
const LEAST_QUALITY_OF_TRADER = 0.35;

/**
 * Why an opportunity must not become a lead, which a queue would mail: it says that it wants no such mail, or it lives on
 * selling links, where a link does harm (Google's spam policies, link spam). Null where it may.
 */
export function savingRefusal({
  quality_score,
  evidence,
}: {
  quality_score: number;
  evidence: readonly { name: string }[];
}): SavingRefusal | null {
  const said = new Set(evidence.map(({ name }) => name));
  if (said.has('refusal')) return 'refuses_guest_posts';
  const isTrader = said.has('link_trade');
  if (isTrader && (said.has('spam') || quality_score < LEAST_QUALITY_OF_TRADER)) return 'sells_links';
  return quality_score < LEAST_QUALITY ? 'low_quality' : null;
}
