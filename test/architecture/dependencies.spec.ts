import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruiseLaw, LAW, type LawViolation, listViolations } from '../support/cruise-law.js';
import { expectNone } from '../support/expect-none.js';
import { projectRoot } from '../support/project-root.js';

const ROOMS = [
  'domain',
  'store',
  'platform',
  'workflows',
  'activities',
  'workers',
  'api',
  'cli',
  'web',
  'bench',
  'scripts',
  'test',
];

describe('[U] imports', () => {
  let cruised: ICruiseResult;

  before(async function () {
    // Every source is parsed: 20 s of a processor, which may have other work.
    this.timeout(300_000);
    const rooms = ROOMS.filter((room) => existsSync(join(projectRoot, room)));
    cruised = await cruiseLaw(projectRoot, rooms);
  });

  it('keep to the rooms', () => {
    expectNone(report(cruised), 'Imports that leave their room');
  });

  it('are seen as they are: the type of an activity group, a package, a part of Node, a source under its .js name', () => {
    expect(kindsOf(cruised, 'workflows/crawl/crawl-site.ts', 'activities/crawl/index.ts')).to.include('type-only');
    expect(kindsOf(cruised, 'workflows/crawl/crawl-site.ts', 'workflows/activity-options.ts'))
      .to.include('local')
      .and.not.include('type-only');
    expect(kindsOf(cruised, 'store/base/connect.ts', 'node_modules/mongoose/index.js')).to.include('npm');
    expect(kindsOf(cruised, 'api/main.ts', 'http')).to.include('core');
  });
});

/** Each broken rule with the words that it has for the offender, and the offenders below. */
function report(result: ICruiseResult): string[] {
  const violations = listViolations(result);
  return LAW.forbidden.flatMap(({ name, comment }) => {
    const offenders = violations.filter(({ rule }) => rule === name).map(describeOffender);
    return offenders.length === 0 ? [] : [`${name}: ${comment}`, ...offenders];
  });
}

function describeOffender({ from, to, way }: LawViolation): string {
  const over = way.length > 0 ? ` (${way.join(' → ')})` : '';
  return from === to ? `    ${from}` : `    ${from} → ${to}${over}`;
}

function kindsOf(result: ICruiseResult, from: string, to: string): string[] {
  const module = result.modules.find(({ source }) => source === from);
  return module?.dependencies.find(({ resolved }) => resolved === to)?.dependencyTypes ?? [];
}
