import type { DescriptionRequest } from '../../domain/seo/descriptions/description-request.js';
import type { OperationRef } from './operation.js';

export interface MetaDescriptionInput {
  operation: OperationRef;
  request: DescriptionRequest;
  /** The page to describe; null when there are only keywords. */
  url: string | null;
}

export const META_DESCRIPTION = 'metaDescription';
