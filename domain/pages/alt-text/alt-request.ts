import type { ImageContext } from '../../seo/artifacts/page-reading.js';

/** What is known about an image besides its bytes; '' and null for what is not. */
export interface AltRequest {
  /** The last part of its address, or the name it was uploaded under. */
  file_name: string;
  /** What the user says about it or about its context. */
  context: string;
  /** The words around it on its page. */
  place: ImageContext | null;
  keywords: readonly string[];
  /** Primary language subtag. */
  language: string;
}

/** WCAG has no limit; screen readers are commonly kept to this, and audits warn beyond it (image/alt-long). */
export const MAX_ALT_CHARS = 125;

export type AltBasis =
  | 'vision'
  | 'embedded_alt'
  | 'page_alt'
  | 'caption'
  | 'context'
  | 'embedded_description'
  | 'title_attribute'
  | 'file_name'
  | 'heading'
  | 'picture';

export interface AltDraft {
  text: string;
  basis: AltBasis;
  /** How certain it is that this text says what the image shows, 0–1. */
  confidence: number;
}
