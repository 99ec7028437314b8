/** Writes the names that Temporal knows: `npx tsx test/support/write-temporal-names.ts`. After 1.0 only add to them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';
import { FROZEN_NAMES, readTemporalNames } from './temporal-names.js';

writeFileSync(join(projectRoot, FROZEN_NAMES), `${JSON.stringify(readTemporalNames(), null, 2)}\n`);
