import type { OperationRef } from '../../../domain/operations/operation-ref.js';

export interface IndexInspectionInput {
  operation: OperationRef;
  site_url: string;
  /** The property to read, where the caller named one. Otherwise the one that suits best. */
  property?: string;
  /** URLs to inspect at most, 0–2,000; absent: as many as the last time, at first 100. */
  max_urls?: number;
}

export const INSPECT_INDEX = 'inspectIndex';
