import { pathToFileURL } from 'node:url';
import { loadOpenApiDocument } from '../../api/contract/load-openapi-document.js';
import { type OpenApiDocument, readOpenApiDocument, readOpenApiText } from '../../api/contract/openapi-document.js';

const BUILT = pathToFileURL('dist/api/generated/openapi.json');

let read: string | undefined;

/**
 * openapi.yaml as plain JSON, a copy for each caller. Its YAML takes a processor most of a second: it is read once in a
 * process, or not at all where the build of this very text has done so.
 */
export function plainContract() {
  read ??= JSON.stringify(loadOpenApiDocument(readOpenApiText(), BUILT));
  return JSON.parse(read);
}

/** The same as the API reads it. */
export function readContract(): OpenApiDocument {
  return readOpenApiDocument(plainContract());
}
