import { expect } from 'chai';
import { expectNone } from '../support/expect-none.js';
import { readProjectFile } from '../support/project-files.js';
import {
  FROZEN_NAMES,
  listCalledActivities,
  readTemporalNames,
  type TemporalNames,
} from '../support/temporal-names.js';

describe('[U] names that Temporal knows', () => {
  const frozen: TemporalNames = JSON.parse(readProjectFile(FROZEN_NAMES));
  const today = readTemporalNames();

  for (const kind of ['workflows', 'activities', 'signals', 'queries', 'updates'] as const) {
    it(`keep their ${kind}: a run that is alive calls them by name`, () => {
      expectNone(
        frozen[kind].filter((name) => !today[kind].includes(name)),
        `Names of ${kind} that are gone; keep them while a run may call them`,
      );
      expectNone(
        today[kind].filter((name) => !frozen[kind].includes(name)),
        `New ${kind}; freeze them with npx tsx test/support/write-temporal-names.ts`,
      );
    });
  }

  it('are read from proxies, by the registered name', () => {
    const source =
      'const { a, b: own } = proxyActivities<X>(options);\nconst { c } = other();\nconst { d } = proxyLocalActivities({});';
    expect(listCalledActivities(source)).to.deep.equal(['a', 'b', 'd']);
    expect(today.activities.length).to.be.greaterThan(50);
  });
});
