/** What the classes judge. */
export interface ClassFacts {
  /** The new text, NFKC, lower case, one kind of blank and of apostrophe; at most 20,000 characters. */
  text: string;
  /** Its first 500 characters: the main point of a reply is there. */
  opening: string;
  words: number;
  /** Without reply prefixes, lower case. */
  subject: string;
}

/** What a class finds in a text; null: it isn't that. */
export interface ClassFinding {
  /** 0–1. */
  confidence: number;
  signals: string[];
}
