import { expect } from 'chai';
import { readCoverageRecord } from '../support/coverage/coverage-record.js';
import { isMeasured } from '../support/coverage/measured-folders.js';
import { COVERAGE_DOCUMENT, layersUnderLeast, renderCoverage } from '../support/coverage/render-coverage.js';
import { expectNone } from '../support/expect-none.js';
import { hasProjectFile, readProjectFile } from '../support/project-files.js';

const REWRITE = '"npx tsx test/support/coverage/write-coverage-main.ts" rewrites both without running a spec';

describe('[U] record of what the specs reach', () => {
  const record = readCoverageRecord();

  it('names only sources that are there', () => {
    const gone = Object.keys(record).filter((path) => !hasProjectFile(path) || !isMeasured(path));
    expectNone(gone, `Sources in test/coverage.json that are gone; ${REWRITE}`);
  });

  it('is what the page about coverage shows', () => {
    expect(readProjectFile(COVERAGE_DOCUMENT), REWRITE).to.equal(renderCoverage(record));
  });

  it('has no layer under its least share', () => {
    expectNone(layersUnderLeast(record), 'Layers with too few lines reached: write specs, then run "npm run coverage"');
  });
});
