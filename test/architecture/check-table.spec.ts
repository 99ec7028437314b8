import { expect } from 'chai';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import { CHECK_DOCUMENT, firesOn, leftOut, renderCheckDocument } from '../support/check-table.js';
import { expectNone } from '../support/expect-none.js';
import { readProjectFile } from '../support/project-files.js';

describe('[U] document of the checks', () => {
  const document = readProjectFile(CHECK_DOCUMENT);
  const ids = ALL_CHECKS.map(({ id }) => id);

  it('is in step with the catalog', () => {
    const now = new Set(document.split('\n'));
    const due = renderCheckDocument(document).split('\n');
    const fix = `Rows of ${CHECK_DOCUMENT} to renew: npx tsx test/support/write-check-table.ts`;
    expectNone(
      due.filter((line) => !now.has(line)),
      fix,
    );
    expect(due.length, fix).to.equal(document.split('\n').length);
  });

  it('says of every check what it fires on', () => {
    const written = firesOn(document);
    expectNone(
      ids.filter((id) => (written.get(id) ?? '').length < 5),
      'Checks of which it does not say what they fire on',
    );
  });

  it('calls no check left out that is there', () => {
    const missing = leftOut(document);
    expect(missing.length).to.be.greaterThan(0);
    expectNone(
      missing.filter((id) => ids.includes(id)),
      'Checks that are there',
    );
  });

  it('keeps what was written, and leaves new rows blank', () => {
    const [first, second] = ids;
    const old = `before\n<!-- checks: start -->\n| \`${first}\` | x | y | written by hand |  |\n<!-- checks: end -->\nafter`;
    const renewed = renderCheckDocument(old);
    expect(firesOn(renewed).get(first ?? '')).to.equal('written by hand');
    expect(firesOn(renewed).get(second ?? '')).to.equal('');
    expect(firesOn(renewed).size).to.equal(ids.length);
    expect(renewed.startsWith('before\n') && renewed.endsWith('\nafter')).to.equal(true);
  });
});
