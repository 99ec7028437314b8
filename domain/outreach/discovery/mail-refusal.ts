/** What mails of outreach are about, as those who get too many of them call it. */
const TRADE =
  '(?:guest[\\s-]+(?:posts?|posting|blogging|articles?|contributions?)|(?:back)?links?|(?:back)?link[\\s-]+(?:building|insertions?|exchanges?|requests?|placements?)|seo(?:\\s+services?)?|outreach|sponsored\\s+(?:posts?|content))';
const MAILS =
  '(?:e-?mails?|messages?|requests?|pitch(?:es)?|offers?|proposals?|solicitations?|inquiries|enquiries|outreach)';
const NOT = "(?:do\\s+not|don't|never|stop|refrain\\s+from)";

const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    // "Please do not contact us about guest posts or links."
    `${NOT}\\s+(?:(?:please|ever|contact|send)\\s+){0,2}(?:contact|e-?mail|mail|message|write(?:\\s+to)?|pitch|approach|ask|send|sending|contacting|e-?mailing|pitching|asking)(?:ing)?\\s+(?:(?:us|me|any|your|for|about|with|regarding|concerning|to)\\s+){0,3}${TRADE}`,
    // "No SEO or link building emails."
    `no\\s+(?:more\\s+)?${TRADE}(?:\\s*(?:,|/|or|and|nor)\\s*${TRADE}){0,3}\\s+${MAILS}`,
    // "We do not reply to link requests.", "We ignore all guest post pitches."
    `(?:(?:do\\s+not|don't|will\\s+not|won't|never)\\s+(?:reply|respond|answer|react)\\s+to|ignor(?:e|es|ing)|delet(?:e|es|ing)|block(?:s|ing)?|report(?:s|ing)?)\\s+(?:(?:any|all|such|your|unsolicited|cold)\\s+){0,2}${TRADE}(?:\\s*(?:,|/|or|and)\\s*${TRADE}){0,3}(?:\\s+${MAILS}|(?=[.!,;]|$))`,
    // "Unsolicited outreach will be ignored."
    `(?:unsolicited|cold)\\s+(?:\\w+\\s+){0,2}${MAILS}\\s+(?:will\\s+be|are|is|gets?)\\s+(?:not\\s+(?:answered|welcome|read|accepted)|unwelcome|ignored|deleted|blocked|reported|(?:marked|treated)\\s+as\\s+spam)`,
  ].join('|')})`,
  'iu',
);

/** The words by which a page says that it wants no mail of outreach; null where it says nothing like that. */
export function findMailRefusal(text: string): string | null {
  return SAID.exec(text.replace(/[\u2018\u2019]/g, "'"))?.[0] ?? null;
}
