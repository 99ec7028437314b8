/** What the user may say about a page in place of, or besides, its URL. */
export interface GivenPage {
  title?: string;
  description?: string;
  image?: string;
  image_alt?: string;
  url?: string;
  site_name?: string;
  type?: 'website' | 'article' | 'product' | 'profile' | 'book' | 'video.other';
  /** language_TERRITORY, as og:locale has it. */
  locale?: string;
  author?: string;
  published_at?: string;
  /** The site's account on X, with its @. */
  twitter_site?: string;
}

export type FieldSource =
  | 'given'
  | 'open_graph'
  | 'twitter'
  | 'meta'
  | 'title'
  | 'h1'
  | 'sentence'
  | 'structured_data'
  | 'canonical'
  | 'address'
  | 'picture'
  | 'lang';

export interface Field {
  value: string;
  source: FieldSource;
}

/** A page as it would be shared; null for what neither the user nor the page provides. */
export interface SharePage {
  title: Field | null;
  description: Field | null;
  url: Field | null;
  site_name: Field | null;
  type: Field;
  locale: Field | null;
  author: Field | null;
  published_at: Field | null;
  modified_at: Field | null;
  twitter_site: Field | null;
  image_alt: Field | null;
  /** Candidate images for it, best first; at most 4. */
  image_candidates: Field[];
}

/** An image that was requested: measured if it arrived, otherwise with the reason. */
export interface MeasuredImage {
  url: string;
  status: 'measured' | 'unreachable' | 'not_an_image' | 'not_checked';
  /** Null when it was measured. */
  reason: string | null;
  /** Lower-case: jpeg, png, webp, gif, avif, svg …; null when unknown. */
  format: string | null;
  width: number | null;
  height: number | null;
  bytes: number | null;
}

export interface ShareImage extends MeasuredImage {
  source: FieldSource;
}

export interface MetaLine {
  attribute: 'property' | 'name';
  key: string;
  content: string;
}
