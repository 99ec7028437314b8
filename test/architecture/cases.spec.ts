import { expectNone } from '../support/expect-none.js';
import { projectFiles, readProjectFile } from '../support/project-files.js';

const CASES = 'test/cases.md';

/** "(case 50, 52)", "(cases 70, 71, 74)", "(cases 74 and 77)". */
const REFERENCE = /\(cases? (\d+(?:(?:, | and )\d+)*)/g;

describe('[U] cases', () => {
  const listed = [...readProjectFile(CASES).matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  const named = new Map(
    projectFiles('test', '.spec.ts').flatMap((path) =>
      [...readProjectFile(path).matchAll(REFERENCE)].flatMap(([, numbers]) =>
        (numbers ?? '').split(/, | and /).map((number): [number, string] => [Number(number), path]),
      ),
    ),
  );

  it('that specs name are explained', () => {
    expectNone(
      [...named].filter(([number]) => !listed.includes(number)).map(([number, path]) => `${path}: case ${number}`),
      `Cases that ${CASES} does not list`,
    );
  });

  it('are listed once, each with a spec', () => {
    expectNone(
      listed.filter((number, index) => !named.has(number) || listed.indexOf(number) !== index).map(String),
      `Cases in ${CASES} that no spec names, or that stand there twice`,
    );
  });
});
