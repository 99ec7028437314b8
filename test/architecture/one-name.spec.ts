import { expect } from 'chai';
import { expectNone } from '../support/expect-none.js';
import { readSharedNames } from '../support/exported-names.js';
import { readProjectFile } from '../support/project-files.js';
import { FROZEN_NAMES, type TemporalNames } from '../support/temporal-names.js';

const LAYERS = /^(?:domain|activities|workflows|workers|api|platform|store|cli|web)\//;

describe('[U] one name for one concept', () => {
  const temporal: TemporalNames = JSON.parse(readProjectFile(FROZEN_NAMES));
  /** Where several files may export one name, and why that is no second concept. */
  const conventions: Record<string, (name: string, paths: string[]) => boolean> = {
    'a workflow is named like the activity that does its work: one concept, on both sides of Temporal': (name, paths) =>
      paths.length === 2 &&
      paths.some((path) => path.startsWith('activities/')) &&
      paths.some((path) => path.startsWith('workflows/')) &&
      temporal.activities.includes(name) &&
      temporal.workflows.includes(name),
    'a table of words is named after its language, and its folder says of which words': (name, paths) =>
      /^[a-z]{2}$/.test(name) && paths.every((path) => path.endsWith(`/${name}.ts`)),
  };
  const places = new Map<string, string[]>();
  for (const { name, path, isFile } of readSharedNames())
    if (LAYERS.test(path) && !isFile) places.set(name, [...(places.get(name) ?? []), path]);
  const several = [...places]
    .map(([name, paths]): [string, string[]] => [name, [...new Set(paths)]])
    .filter(([, paths]) => paths.length > 1);

  it('is exported by one file alone, except by convention', () => {
    expect(places.size).to.be.greaterThan(2_000);
    expectNone(
      several
        .filter(([name, paths]) => !Object.values(conventions).some((holds) => holds(name, paths)))
        .map(([name, paths]) => `${name}: ${paths.join(', ')}`),
      'Names that several files export; say in the name what differs, or keep one of them',
    );
  });

  for (const [why, holds] of Object.entries(conventions)) {
    it(`is shared by convention: ${why}`, () => {
      expect(several.some(([name, paths]) => holds(name, paths))).to.equal(true);
    });
  }
});
