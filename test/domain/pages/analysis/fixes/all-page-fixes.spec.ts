import { expect } from 'chai';
import { ALL_PAGE_FIXES } from '../../../../../domain/pages/analysis/fixes/all-page-fixes.js';
import { ALL_CHECKS } from '../../../../../domain/seo/checks/index.js';
import { ALL_FIXES } from '../../../../../domain/seo/fixes/all-fixes.js';
import { projectFiles, readProjectFile } from '../../../../support/project-files.js';

const ids = ALL_PAGE_FIXES.flatMap(({ check_ids }) => check_ids);

describe('[U] register of page fixes', () => {
  it('names checks that are there, each in one fix and no fix', () => {
    const known = new Set(ALL_CHECKS.map(({ id }) => id));
    const remedied = new Set(ALL_FIXES.flatMap(({ check_ids }) => check_ids));
    expect(ids.filter((id) => !known.has(id))).to.deep.equal([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).to.deep.equal([]);
    expect(ids.filter((id) => remedied.has(id))).to.deep.equal([]);
  });

  it('has every writer of the folder', () => {
    const home = 'domain/pages/analysis/fixes';
    const written = projectFiles(home, '.ts').flatMap((path) => [
      ...readProjectFile(path).matchAll(/^export const \w+: PageFixWriter = /gm),
    ]);
    expect(written).to.have.length(ALL_PAGE_FIXES.length);
  });
});
