/** Means of a text: words a sentence, and syllables or letters a word. */
export interface TextMeans {
  words_per_sentence: number;
  syllables_per_word: number;
  letters_per_word: number;
}

export interface ReadabilityFormula {
  name: string;
  /** Who published it, and when. */
  source: string;
  /** About 0–100, higher is easier; beyond both ends for extreme texts. */
  score(means: TextMeans): number;
}

/** By primary language subtag. A language without an entry has no formula that is generally known. */
export const READABILITY_FORMULAS: ReadonlyMap<string, ReadabilityFormula> = new Map([
  [
    'en',
    {
      name: 'Flesch reading ease',
      source: 'R. Flesch, A new readability yardstick, Journal of Applied Psychology 32 (1948)',
      score: ({ words_per_sentence: words, syllables_per_word: syllables }) =>
        206.835 - 1.015 * words - 84.6 * syllables,
    },
  ],
  [
    'de',
    {
      name: 'Amstad',
      source: 'T. Amstad, Wie verständlich sind unsere Zeitungen? (1978)',
      score: ({ words_per_sentence: words, syllables_per_word: syllables }) => 180 - words - 58.5 * syllables,
    },
  ],
  [
    'fr',
    {
      name: 'Kandel-Moles',
      source: 'L. Kandel, A. Moles, Application de l’indice de Flesch à la langue française (1958)',
      score: ({ words_per_sentence: words, syllables_per_word: syllables }) => 207 - 1.015 * words - 73.6 * syllables,
    },
  ],
  [
    'es',
    {
      name: 'Fernández-Huerta',
      source:
        'J. Fernández Huerta, Medidas sencillas de lecturabilidad (1959), with words a sentence as corrected by G. Law (2011)',
      score: ({ words_per_sentence: words, syllables_per_word: syllables }) => 206.84 - 1.02 * words - 60 * syllables,
    },
  ],
  [
    'it',
    {
      name: 'Gulpease',
      source:
        'P. Lucisano, M. E. Piemontese, GULPEASE: una formula per la predizione della difficoltà dei testi (1988)',
      score: ({ words_per_sentence: words, letters_per_word: letters }) => 89 + 300 / words - 10 * letters,
    },
  ],
  [
    'nl',
    {
      name: 'Flesch-Douma',
      source: 'W. H. Douma, De leesbaarheid van landbouwbladen (1960)',
      score: ({ words_per_sentence: words, syllables_per_word: syllables }) => 206.835 - 0.93 * words - 77 * syllables,
    },
  ],
  [
    'pt',
    {
      name: 'Flesch for Portuguese',
      source: 'T. B. F. Martins et al., Readability formulas applied to textbooks in Brazilian Portuguese (1996)',
      score: ({ words_per_sentence: words, syllables_per_word: syllables }) =>
        248.835 - 1.015 * words - 84.6 * syllables,
    },
  ],
]);
