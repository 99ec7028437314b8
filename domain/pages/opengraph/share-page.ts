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

export interface ShareField {
  value: string;
  source: FieldSource;
}

/** A page as it would be shared; null for what neither the user nor the page provides. */
export interface SharePage {
  title: ShareField | null;
  description: ShareField | null;
  url: ShareField | null;
  site_name: ShareField | null;
  type: ShareField;
  locale: ShareField | null;
  author: ShareField | null;
  published_at: ShareField | null;
  modified_at: ShareField | null;
  twitter_site: ShareField | null;
  image_alt: ShareField | null;
  /** What may stand for it in an image, best first; at most 4. */
  image_candidates: ShareField[];
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
