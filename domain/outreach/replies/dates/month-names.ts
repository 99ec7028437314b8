/** The first letters of each month's names in the languages that use the Latin, Cyrillic and Greek scripts; lower case. */
const STEMS: readonly string[] = [
  'jan|jän|ene|gen|sty|led|tammi|ian|янв|січ|oca|ιαν',
  'feb|fév|fev|lut|úno|helmi|фев|лют|şub|φεβ',
  'mar|mär|mrt|maa|břez|bře|мар|бер|μαρ|márc',
  'apr|avr|abr|kwi|dub|huhti|апр|кві|nis|απρ|ápr',
  'may|mai|mei|mag|maj|kvě|touko|мая|май|тра|máj|μαΐ|μαϊ|μάι',
  'jun|juin|giu|cze|červn|červen|kesä|июн|чер|haz|jún|iun|ιουν',
  'jul|juil|lug|lip|červenc|heinä|июл|лип|tem|júl|iul|ιουλ',
  'aug|aoû|aou|ago|sie|srp|elo|авг|сер|ağu|αυγ',
  'sep|set|wrz|zář|syys|сен|вер|eyl|szept|σεπ',
  'oct|okt|out|ott|paź|říj|loka|окт|жов|eki|οκτ',
  'nov|lis|marras|ноя|kas|noi|νοε',
  'dec|dez|déc|dic|gru|pros|joulu|дек|гру|ara|δεκ',
];
/** "listopad" is November in Polish and Czech, "červen" June and "červenec" July: the longer stem is looked for first. */
const BY_STEM = STEMS.flatMap((stems, index) => stems.split('|').map((stem) => ({ stem, month: index + 1 }))).toSorted(
  (one, other) => other.stem.length - one.stem.length,
);

/** 1–12 for the name of a month, in full or shortened; null for any other word. */
export function monthOfName(word: string): number | null {
  const name = word.toLowerCase().normalize('NFC');
  if (name.length < 3) return null;
  return BY_STEM.find(({ stem }) => name.startsWith(stem))?.month ?? null;
}
