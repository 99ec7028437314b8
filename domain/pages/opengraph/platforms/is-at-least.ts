import type { ShareImage } from '../share-page.js';

/** The image was measured, and is as large as this in both directions. */
export function isAtLeast(image: ShareImage | null, size: { width: number; height: number }): boolean {
  return (image?.width ?? 0) >= size.width && (image?.height ?? 0) >= size.height;
}
