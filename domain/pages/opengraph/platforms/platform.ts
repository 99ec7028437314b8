import type { MetaLine, ShareImage, SharePage } from '../share-page.js';

export const PLATFORM_IDS = ['facebook', 'twitter', 'linkedin', 'pinterest'] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];

/** A platform's requirements for an image. Figures from its documentation. */
export interface ImageRules {
  min: { width: number; height: number };
  recommended: { width: number; height: number };
  /** Width by height that is shown whole, and how far off, as a share, still looks well. */
  ratio: number;
  ratio_tolerance: number;
  max_bytes: number;
  formats: readonly string[];
  reference: string;
}

export interface SharePlatform {
  id: PlatformId;
  name: string;
  image: ImageRules;
  /** Characters that are shown; longer texts are cut. */
  title_chars: number;
  description_chars: number;
  text_reference: string;
  /** The lines for the head of the page. */
  write(page: SharePage, image: ShareImage | null): MetaLine[];
  /** The size of the card for this image. */
  cardOf(image: ShareImage | null): 'large' | 'small' | 'none';
}
