/** A value of an entry in its author's words, and the line on which its element ended. */
export interface RawValue {
  text: string;
  line: number;
  /** Held an unescaped ampersand or a reference that XML does not know. */
  wasFixed: boolean;
  /** Refers to an entity of the file's own document type definition, which is not read: what it means is unknown. */
  isUnresolved?: true;
}

/** One url, sitemap, item or entry element as read, before anything is judged. */
export interface RawEntry {
  /** Line of its start tag. */
  line: number;
  /** It lists another sitemap rather than a page. */
  isSitemap: boolean;
  /** Texts by path below the entry, local names joined by "/": "loc", "news/publication/name". */
  values: ReadonlyMap<string, RawValue>;
  images: number;
  /** Their addresses, as written, at most 1,000. */
  imageLocs: string[];
  videos: number;
  /** Videos without thumbnail, title, description or a place to play from. */
  incompleteVideos: number;
  news: boolean;
  alternates: readonly { hreflang: string; href: RawValue }[];
}
