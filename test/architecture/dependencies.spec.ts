import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruiseLaw, LAW, type LawViolation, projectRoot, violationsOf } from '../support/cruise-law.js';
import { expectNone } from '../support/expect-none.js';

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
  let direct: ICruiseResult;
  let reachability: ICruiseResult;

  before(async function () {
    this.timeout(120_000);
    direct = await cruiseLaw(
      projectRoot,
      ROOMS.filter((room) => existsSync(join(projectRoot, room))),
      'direct',
    );
    // What these rooms can reach is all that the rules of this reading are about.
    reachability = await cruiseLaw(projectRoot, ['workflows', 'domain'], 'reachability');
  });

  it('keep to the rooms', () => {
    expectNone(report(direct), 'Imports that leave their room');
  });

  it('lead workflows and domain to nothing that the sandbox refuses', () => {
    expectNone(report(reachability), 'Imports that lead out of the sandbox');
  });

  it('are seen as they are: the type of an activity group, a package, a part of Node, a source under its .js name', () => {
    expect(kindsOf(direct, 'workflows/crawl-site.ts', 'activities/crawl/index.ts')).to.include('type-only');
    expect(kindsOf(direct, 'workflows/crawl-site.ts', 'workflows/activity-options.ts'))
      .to.include('local')
      .and.not.include('type-only');
    expect(kindsOf(direct, 'store/connect.ts', 'node_modules/mongoose/index.js')).to.include('npm');
    expect(kindsOf(direct, 'api/main.ts', 'http')).to.include('core');
    expect(kindsOf(reachability, 'workflows/crawl-site.ts', 'workflows/activity-options.ts')).to.include('local');
    expect(kindsOf(reachability, 'workflows/crawl-site.ts', 'activities/crawl/index.ts')).to.deep.equal([]);
  });
});

/** Each broken rule with the words that it has for the offender, and the offenders below. */
function report(result: ICruiseResult): string[] {
  const violations = violationsOf(result);
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
