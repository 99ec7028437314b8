/** Blocks of ten words and more, code left out, of the main text: where a word can be repeated to excess. */
export interface RunningTextFacts {
  word_count: number;
  /** As `top_terms` of the main text. */
  top_terms: [term: string, count: number][];
}

/** Blocks that end as sentences do, code left out, of the main text: what readability can be measured on. */
export interface ProseFacts {
  word_count: number;
  sentence_count: number;
  /** Syllables by vowel groups (English only); null for other languages. */
  syllable_count: number | null;
  /** For formulas of readability, by the language of the text. Absent where it is not known, or there is no prose. */
  legibility?: Legibility;
}

export interface Legibility {
  /** Primary subtag: en, de, fr, es, it, nl or pt. */
  language: string;
  /** Null for Italian, whose formula counts letters. */
  syllables: number | null;
  letters: number;
}

export interface TextFacts {
  /** Words of the main text: navigation, header, footer, aside, script and style left out. */
  word_count: number;
  /** Words of everything visible. */
  total_word_count: number;
  prose: ProseFacts;
  running: RunningTextFacts;
  /** SHA-256 (hex, first 32 digits) of the normalized main text. */
  hash: string;
  /** 64-bit SimHash over word 3-shingles of the main text, 16 hex digits. */
  simhash: string;
  /** The 64 smallest hashes of its word 3-shingles, 8 hex digits each; for domain/base/text/resemblance. */
  sketch: string;
  /** Bytes of visible text in UTF-8. */
  text_bytes: number;
  /** The 30 most frequent words without stop words, with their counts; ties in alphabetical order. */
  top_terms: [term: string, count: number][];
  /** Primary language subtag guessed from stop words; null when unsure. */
  language_guess: string | null;
  /** In visible text other than code. */
  has_lorem_ipsum: boolean;
  /** U+FFFD and typical double-decoding sequences (such as "Ã©", "â€™") met in visible text other than code. */
  mojibake_count: number;
  /** First 300 characters of the main text. */
  excerpt: string;
}

export interface KeywordUse {
  keyword: string;
  in_title: boolean;
  in_description: boolean;
  in_h1: boolean;
  in_url: boolean;
  body_count: number;
}
