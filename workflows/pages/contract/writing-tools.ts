import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { DescriptionRequest } from '../../../domain/pages/descriptions/description-request.js';
import type { PlatformId } from '../../../domain/pages/opengraph/platforms/platform.js';
import type { GivenPage } from '../../../domain/pages/opengraph/share-page.js';

export interface MetaDescriptionInput {
  operation: OperationRef;
  request: DescriptionRequest;
  /** The page to describe; null when there are only keywords. */
  url: string | null;
}

export interface OpengraphTagsInput {
  operation: OperationRef;
  /** The page to share; null when it is only described. */
  url: string | null;
  given: GivenPage;
  platforms: PlatformId[];
}

/** The bytes of an upload are stored under the operation's id; those of a URL are fetched there. */
export interface ImageAltTextInput {
  operation: OperationRef;
  /** Null for an upload. */
  image_url: string | null;
  file_name: string;
  /** The page that contains it; null when none was named. */
  page_url: string | null;
  context: string;
  keywords: string[];
  language: string;
}

export const IMAGE_ALT_TEXT = 'imageAltText';
export const OPENGRAPH_TAGS = 'opengraphTags';
export const META_DESCRIPTION = 'metaDescription';
