import { expect } from 'chai';
import ts from 'typescript';
import {
  COVERAGE_RECORD,
  type CoverageRecord,
  readCoverageRecord,
  shareReached,
} from '../support/coverage/coverage-record.js';
import { BROWSER_FOLDER } from '../support/coverage/measured-folders.js';
import { expectNone } from '../support/expect-none.js';
import { HELD_ELSEWHERE } from '../support/held-elsewhere.js';
import { hasProjectFile, projectFiles, readProjectFile } from '../support/project-files.js';

const MIRRORED = ['domain', 'store', 'platform', 'workflows', 'activities', 'api', 'web'];
const SPEC_HOMES = [...MIRRORED, 'workers', 'cli', 'scripts'];

const CLIENT = 'runs the whole client, from its arguments to its exit code';

/** Specs that are about more than one source. */
const WITHOUT_SOURCE: Record<string, string> = {
  'test/domain/outreach/replies/mixed-replies.spec.ts': 'judges by all classes at once what words of several are in',
  'test/domain/outreach/replies/meant-replies.spec.ts':
    'judges by rules and classifier at once what word lists got wrong',
  'test/domain/search/analysis/forecast/forecast-coverage.spec.ts':
    'measures how often forecasts of every kind of series held what came',
  'test/web/app/outreach-pages.spec.ts': 'uses pages of outreach in a browser',
  'test/web/app/app-script.spec.ts': 'runs the scripts of api/web-app in a browser',
  'test/cli/arguments.spec.ts': CLIENT,
  'test/cli/audit-command.spec.ts': CLIENT,
  'test/cli/audit-failures.spec.ts': CLIENT,
  'test/cli/audit-stops.spec.ts': CLIENT,
  'test/workflows/replay.spec.ts': 'replays recorded histories of all workflows',
};

/** In percent: so much of a source has to be reached by specs of others where it has none of its own. */
const LEAST_SHARE = 90;

const specOf = (source: string): string => `test/${source.replace(/tsx?$/, 'spec.ts')}`;

describe('[U] mirror of sources and specs', () => {
  // test/web/app/app-script.spec.ts and its neighbors run the scripts of pages in a browser, as the bundle that they become.
  const sources = MIRRORED.flatMap((room) => [...projectFiles(room, '.ts'), ...projectFiles(room, '.tsx')]).filter(
    (source) => !source.startsWith(BROWSER_FOLDER),
  );

  it('gives every source its spec, or lines that specs of others reach', () => {
    const record = readCoverageRecord();
    // Only the few without one are read.
    const missing = sources.filter(
      (source) =>
        !hasProjectFile(specOf(source)) &&
        !(source in HELD_ELSEWHERE) &&
        !isReached(record, source) &&
        needsSpec(source),
    );
    expectNone(
      missing,
      `Sources without a spec of which ${COVERAGE_RECORD} knows no ${LEAST_SHARE} % of the lines as reached. Write test/<source>.spec.ts; or, where a spec of another source reaches them, let "npm run coverage -- <that spec>" record it`,
    );
  });

  it('gives every spec its source', () => {
    const specs = SPEC_HOMES.flatMap((room) => projectFiles(`test/${room}`, '.spec.ts')).filter(
      (spec) => !(spec in WITHOUT_SOURCE),
    );
    const orphans = specs.filter((spec) => {
      const source = spec.slice('test/'.length, -'.spec.ts'.length);
      return !['.ts', '.tsx', '.mjs', '.cjs'].some((ending) => hasProjectFile(source + ending));
    });
    expectNone(orphans, 'Specs whose source is gone or has another name');
  });

  it('exempts only what is there, has no spec and is not reached', () => {
    const record = readCoverageRecord();
    const stale = Object.keys(HELD_ELSEWHERE).filter(
      (source) => !hasProjectFile(source) || hasProjectFile(specOf(source)) || isReached(record, source),
    );
    expectNone(stale, 'Exemptions that are no longer needed');
  });

  it('tells sources that do something from those that only say what things look like', () => {
    expect(
      isTypesOnly("import type { A } from './a.js';\nexport interface B { a: A }\nexport type C = B | null;"),
    ).to.equal(true);
    expect(isTypesOnly('export interface B { a: string }\nexport const b: B = { a: "1" };')).to.equal(false);
    expect(isTypesOnly("export * from './a.js';")).to.equal(false);
  });
});

function isReached(record: CoverageRecord, source: string): boolean {
  const entry = record[source];
  return entry !== undefined && shareReached([entry]) >= LEAST_SHARE;
}

/** Schemas have their own lint (portable-schemas.spec.ts) and run in the specs of their repositories. */
function needsSpec(path: string): boolean {
  return !path.endsWith('.d.ts') && !/^store\/.+-model\.ts$/.test(path) && !isTypesOnly(readProjectFile(path));
}

function isTypesOnly(source: string): boolean {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, removeComments: true },
  });
  return outputText.trim() === 'export {};';
}
