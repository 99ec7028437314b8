import { expect } from 'chai';
import { ALL_MIGRATIONS } from '../../../store/migrations/all-migrations.js';
import { projectFiles } from '../../support/project-files.js';

describe('[U] list of migrations', () => {
  it('holds every migration once, in the order of their numbers, under the names of their files', () => {
    const files = projectFiles('store/migrations', '.ts').map((path) => path.slice('store/migrations/'.length, -3));
    expect(ALL_MIGRATIONS.map(({ name }) => name)).to.deep.equal(files.filter((name) => /^\d/.test(name)));
    for (const [index, { name }] of ALL_MIGRATIONS.entries())
      expect(name).to.match(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z0-9-]+$`));
  });
});
