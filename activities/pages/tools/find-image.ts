import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { ImageContext } from '../../../domain/seo/artifacts/page-reading.js';
import { sameImage } from '../../../domain/seo/images/same-image.js';
import { loadReading } from './shared/load-reading.js';
import type { ToolDeps } from './tool-deps.js';

export interface FindImageInput {
  operation: OperationRef;
  page_key: string;
  /** URLs of the image: as named, and where redirects led. */
  urls: string[];
  file_name: string;
}

/** The context of an image on the page that was read; null when it is not on it. Changes nothing. */
export async function findImage(
  deps: Pick<ToolDeps, 'artifacts'>,
  { operation, page_key, urls, file_name }: FindImageInput,
): Promise<ImageContext | null> {
  const { pictures: images } = await loadReading(deps, operation, page_key);
  return (
    images.find(({ url }) => urls.includes(url)) ??
    images.find(({ url }) => urls.some((other) => sameImage(url, other)) || sameImage(url, file_name)) ??
    null
  );
}
