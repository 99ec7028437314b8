import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { programFile } from '../../../platform/program-file.js';
import { type OpenApiDocument, parseOpenApiDocument, readOpenApiDocument } from './openapi-document.js';

/** Next to the sources, and to their compiled form; see scripts/parts/contract.mjs. */
const BUILT = programFile('api/generated/openapi.json');

/**
 * The contract in this text: as parsed by the build, unless the build is of another text or missing. Parsing the YAML
 * takes ten times its size in memory, which a process does not release soon.
 */
export function loadOpenApiDocument(text: string, built: URL = BUILT): OpenApiDocument {
  const found = readBuilt(built);
  const isOfText = found?.made_from === createHash('sha256').update(text).digest('hex');
  return isOfText ? readOpenApiDocument(found.document) : parseOpenApiDocument(text);
}

function readBuilt(built: URL): { made_from?: unknown; document?: unknown } | null {
  try {
    const found: unknown = JSON.parse(readFileSync(built, 'utf8'));
    return typeof found === 'object' ? found : null;
  } catch {
    return null;
  }
}
