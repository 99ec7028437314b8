import { topicPhrase } from './topic-phrase.js';

/** What people write before the topic itself when they are asked for one. */
const LEAD_IN =
  /^(?:(?:i(?:'d| would)? (?:want|like|love|wish|plan) to (?:write|talk|blog)(?: an? (?:article|post))? (?:about|on)|(?:(?:an?|my|our) )?(?:guest )?(?:post|article|blog post|piece|contribution|idea)s? (?:about|on)|(?:ein(?:en)? )?(?:gast)?(?:artikel|beitrag) (?:über|zu[mr]?)|(?:un )?article (?:invité )?sur|(?:un )?artículo (?:de invitado )?sobre|(?:un )?articolo (?:su|sul|sulla)|(?:um )?artigo sobre|(?:een )?(?:gast)?artikel over|artykuł (?:o|na temat)) )+/i;
/** Words that nothing ends with: what they belong to was cut off. Those that also end phrases, as in "plug in", are left. */
const LEFT_OVER =
  /(?: (?:for|about|of|with|and|or|the|an|to|from|at|für|über|von|zu|mit|und|oder|der|die|das|sur|pour|de|des|du|et|ou|les|para|sobre|con|del|per|com|voor|over|met|van|dla|oraz))+$/i;

/** The topic itself: "guest post about balcony beekeeping for" is "balcony beekeeping". Empty when nothing is left. */
export function topicWords(given: string): string {
  const phrase = topicPhrase(given);
  const bare = phrase.replace(LEAD_IN, '').replace(LEFT_OVER, '');
  return topicPhrase(bare === '' ? phrase : bare);
}

/** The first part of a topic that has several, which is a phrase as well: "hand planes" of "hand planes: how to choose". */
export function headTopic(phrase: string): string {
  const [head = ''] = phrase.split(/(?<=[.?!。])\s|[:;|(（：、，,]|\s[-–—]\s/u);
  const tidy = topicPhrase(head);
  return tidy.length < 3 ? phrase : tidy;
}
