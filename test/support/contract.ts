import { loadOpenApiDocument } from '../../api/http/contract/load-openapi-document.js';
import {
  type OpenApiDocument,
  readOpenApiDocument,
  readOpenApiText,
} from '../../api/http/contract/openapi-document.js';

let read: string | undefined;

/**
 * The contract as plain JSON, a copy for each caller. It is read once in a process.
 */
export function plainContract() {
  read ??= JSON.stringify(loadOpenApiDocument(readOpenApiText()));
  return JSON.parse(read);
}

/** The same as the API reads it. */
export function readContract(): OpenApiDocument {
  return readOpenApiDocument(plainContract());
}
