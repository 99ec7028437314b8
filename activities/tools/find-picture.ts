import type { PictureContext } from '../../domain/seo/artifacts/page-reading.js';
import { samePicture } from '../../domain/seo/pictures/same-picture.js';
import { loadReading } from './load-reading.js';
import type { OperationRef, ToolDeps } from './tool-deps.js';

export interface FindPictureInput {
  operation: OperationRef;
  page_key: string;
  /** Addresses that the picture goes by: as named, and where redirects led. */
  urls: string[];
  file_name: string;
}

/** Where a picture stands on the page that was read; null when it is not on it. Changes nothing. */
export async function findPicture(
  deps: Pick<ToolDeps, 'artifacts'>,
  { operation, page_key, urls, file_name }: FindPictureInput,
): Promise<PictureContext | null> {
  const { pictures } = await loadReading(deps, operation, page_key);
  return (
    pictures.find(({ url }) => urls.includes(url)) ??
    pictures.find(({ url }) => urls.some((other) => samePicture(url, other)) || samePicture(url, file_name)) ??
    null
  );
}
