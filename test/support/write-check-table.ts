/**
 * Brings docs/checks.md in step with the catalog: `npx tsx test/support/write-check-table.ts`. What new checks fire on
 * is then to be written into their rows.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECK_DOCUMENT, firesOn, renderCheckDocument } from './check-table.js';
import { readProjectFile } from './project-files.js';
import { projectRoot } from './project-root.js';

const document = renderCheckDocument(readProjectFile(CHECK_DOCUMENT));
writeFileSync(join(projectRoot, CHECK_DOCUMENT), document);
const blank = [...firesOn(document)].filter(([, text]) => text === '').map(([id]) => id);
console.log(blank.length === 0 ? 'Every row is written' : `To be written: ${blank.join(', ')}`);
