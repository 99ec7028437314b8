import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOpenApiDocument, readOpenApiText } from './contract/openapi-document.js';

/** `build-contract-main.js [file]`: writes the contract as load-openapi-document.ts reads it. A step of the build. */
const [file = fileURLToPath(new URL('./generated/openapi.json', import.meta.url))] = process.argv.slice(2);
const text = readOpenApiText();
const made_from = createHash('sha256').update(text).digest('hex');
await mkdir(dirname(file), { recursive: true });
await writeFile(file, JSON.stringify({ made_from, document: parseOpenApiDocument(text) }));
