/** Words that a rewrite may use only where the rules' own text has them. */

/** What no one can know beforehand, or what only advertising says. */
export const PROMISES =
  /\b(?:guarant\w+|promis\w+|ensur\w+|assur\w+|certain(?:ly|ty)?|definite(?:ly)?|surely|undoubtedly|inevitabl\w+|proven|instant(?:ly)?|overnight|skyrocket\w*|explod\w+|dominat\w+|boost\w*|unlock\w*|massive(?:ly)?|huge(?:ly)?|dramatic(?:ally)?|effortless(?:ly)?|unbeatable|will|shall|won['’]t|going to|always|doubl\w+|tripl\w+|quadrupl\w+|\w*['’]ll|top (?:spot|rank\w*|position|place)|number one|first place|ahead of (?:every|all|any)\w*)\b/gi;

/** What tells a reader to do nothing. */
export const ABSOLUTIONS =
  /\b(?:perfect(?:ly)?|fine|ok(?:ay)?|excellent|great|good|ignor\w+|skip\w*|unnecessar\w+|needless\w*|need not|harmless|irrelevant|unimportant|negligible|optional|already|done|resolved|solved|healthy|flawless|postpon\w+|wait)\b/gi;

/** What frightens. */
export const ALARMS =
  /\b(?:penalt\w+|penali[sz]\w+|bann?ed|deindex\w+|hack\w*|malware|illegal(?:ly)?|lawsuit\w*|sued?|urgent(?:ly)?|immediate(?:ly)?|catastroph\w+|disast\w+|critical(?:ly)?|spam\w*|danger\w*|doomed|destroy\w*)\b/gi;

export const NEGATIONS =
  /\b(?:not|no|never|none|nothing|nobody|nowhere|without|cannot|\w+n['’]t|neither|nor|hardly|seldom|rarely|missing|lacks?|lacking|absent)\b/gi;

/** Words that say which way something went or lies, each with its contrary. */
export const DIRECTIONS: readonly [one: RegExp, other: RegExp][] = [
  [
    /\b(?:rises?|rose|risen|rising|grows?|grew|grown|growing|growth|gain(?:s|ed|ing)?|increas\w+|climb\w*|recover\w*|win|wins|won|winning)\b/gi,
    /\b(?:falls?|fell|fallen|falling|drop(?:s|ped|ping)?|los(?:e|es|t|ing|s|ses)|declin\w+|decreas\w+|shr[iau]nk\w*|decay\w*|dwindl\w+)\b/gi,
  ],
  [/\b(?:higher|above|ahead|upwards?)\b/gi, /\b(?:lower|below|behind|downwards?)\b/gi],
  [/\bmore\b/gi, /\b(?:less|fewer)\b/gi],
  [/\b(?:better|best|faster|stronger)\b/gi, /\b(?:worse|worst|slower|weaker)\b/gi],
  [/\b(?:often|many)\b/gi, /\b(?:seldom|rarely|few)\b/gi],
  [
    /\b(?:add(?:s|ed|ing)?|keep(?:s|ing)?|allow\w*|open\w*)\b/gi,
    /\b(?:remov\w+|delet\w+|tak(?:e|es|ing) (?:away|down)|block\w*|forbid\w*|clos(?:e|es|ed|ing))\b/gi,
  ],
];
