import { expect } from 'chai';
import { expectNone } from '../support/expect-none.js';
import { readSharedNames } from '../support/exported-names.js';
import { SHARED_BY_SEVERAL } from '../support/shared-by-several.js';

const ROOMS = /^(?:domain|activities|workflows|workers|api|platform|store|cli|web)\//;

describe('[U] one name for one concept', () => {
  const exported = readSharedNames().filter(
    ({ name, path }) => ROOMS.test(path) && /[A-Z]/.test(name) && /^\w+$/.test(name),
  );
  const places = new Map<string, Set<string>>();
  for (const { name, path } of exported) places.set(name, (places.get(name) ?? new Set()).add(path));
  const several = [...places].filter(([, paths]) => paths.size > 1);

  it('is exported by one file alone', () => {
    expect(places.size).to.be.greaterThan(2_000);
    expectNone(
      several
        .filter(([name]) => !SHARED_BY_SEVERAL.has(name))
        .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`),
      'Names that several files export; say in the name what differs',
    );
  });

  it('is exempted only while several files export it', () => {
    const shared = new Set(several.map(([name]) => name));
    expectNone(
      [...SHARED_BY_SEVERAL].filter((name) => !shared.has(name)),
      'Names that may leave test/support/shared-by-several.ts',
    );
  });
});
