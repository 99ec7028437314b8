/**
 * Writes test/coverage.json and docs/coverage.md from what `npm run coverage` has measured, and says which lines of which
 * files are left. Run alone, `npx tsx test/support/coverage/write-coverage-main.ts`, it forgets files that are gone. With
 * `--whole`, nothing counts that was recorded before. Its exit code is 1 when a layer is under its least share.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.js';
import { COVERAGE_RECORD, readCoverageRecord, recordCoverage } from './coverage-record.js';
import { measureFiles } from './measure-files.js';
import { loadReached } from './reached-files.js';
import { COVERAGE_DOCUMENT, layersUnderLeast, renderCoverage } from './render-coverage.js';

async function write(): Promise<void> {
  const files = await measureFiles(loadReached());
  const record = recordCoverage(files, process.argv.includes('--whole') ? {} : readCoverageRecord());
  const document = renderCoverage(record);
  const lines = Object.entries(record).map(([path, entry]) => `  ${JSON.stringify(path)}: [${entry.join(', ')}]`);
  writeFileSync(join(projectRoot, COVERAGE_RECORD), `{\n${lines.join(',\n')}\n}\n`);
  writeFileSync(join(projectRoot, COVERAGE_DOCUMENT), document);
  const missed = files.filter((file) => file.missed.length > 0);
  const list = missed.map(({ path, missed: numbers }) => `${path}: ${numbers.join(' ')}`);
  writeFileSync(join(projectRoot, '.cache/missed-lines.txt'), `${list.join('\n')}\n`);
  console.log(document);
  console.log('Lines that no spec reaches: .cache/missed-lines.txt');
  const low = layersUnderLeast(record);
  if (low.length > 0) console.log(`Under their least share: ${low.join(', ')}`);
  process.exitCode = low.length > 0 ? 1 : 0;
}

await write();
