import { foldTerm } from '../../base/text/fold-term.js';
import { subjectWords } from '../../base/text/subject-words.js';
import { comparable } from '../../base/text/text-form.js';
import { composeTraced } from '../compose-traced-text.js';
import type { Figure } from '../reading/place.js';
import type { SearchLine } from '../reading/read-search-lines.js';
import type { KeywordVariant } from './make-variants.js';

/** A query with its subject taken out: "how to clean {k}". */
interface Frame {
  before: string;
  after: string;
  /** The queries by their subjects. */
  subjects: Map<string, Figure<string>>;
}

const MAX_QUERIES = 300;
const MAX_WORDS = 8;
const MAX_SUBJECT_WORDS = 3;
/** What is asked of one subject alone may be a habit of one person. */
const MIN_SUBJECTS = 2;
const MAX_MADE = 60;

/**
 * What the site's own searchers ask of several subjects, asked of those that it was not asked of yet: with searches for how to
 * clean an oak lamp and how to clean a brass lamp, how to clean a paper lamp. Subjects are current keywords, and those that
 * share another form of asking.
 */
export function makeLongTail(lines: readonly SearchLine[], current: readonly Figure<string>[]): KeywordVariant[] {
  const frames = findFrames(lines.slice(0, MAX_QUERIES).map(({ key }) => key));
  const known = new Set(lines.map(({ key }) => comparable(key.value)));
  const made = frames.flatMap((frame) =>
    subjectsFor(frame, frames, current).flatMap(([subject, origin]) => {
      const keyword = [frame.before, subject, frame.after].filter((part) => part !== '').join(' ');
      const [first, second] = [...frame.subjects.values()];
      if (known.has(keyword) || repeatsWord(keyword) || first === undefined || second === undefined) return [];
      known.add(keyword);
      const why = composeTraced`Your searchers ask "${first}" and "${second}"; the same about "${origin}" is not among their queries`;
      return [{ keyword, origin, added: first, why }];
    }),
  );
  return made.slice(0, MAX_MADE);
}

/** Forms of asking that fit several subjects, those of most subjects first. */
function findFrames(queries: readonly Figure<string>[]): Frame[] {
  const frames = new Map<string, Frame>();
  for (const query of queries) {
    const words = comparable(query.value).split(' ');
    if (words.length > MAX_WORDS) continue;
    for (let start = 0; start < words.length; start++)
      for (let end = start + 1; end <= Math.min(words.length, start + MAX_SUBJECT_WORDS); end++) {
        const subject = words.slice(start, end).join(' ');
        const [before, after] = [words.slice(0, start).join(' '), words.slice(end).join(' ')];
        if (before === '' && after === '') continue;
        if (!isSubject(subject)) continue;
        const name = `${before}|${after}`;
        const frame = frames.get(name) ?? { before, after, subjects: new Map() };
        if (!frame.subjects.has(subject)) frame.subjects.set(subject, query);
        frames.set(name, frame);
      }
  }
  return [...frames.values()]
    .filter(({ subjects }) => subjects.size >= MIN_SUBJECTS)
    .sort((one, other) => other.subjects.size - one.subjects.size);
}

/** Words that say something at both ends: "clean an oak" is none. */
function isSubject(subject: string): boolean {
  const words = subject.split(' ');
  const said = subjectWords(subject);
  return said.length > 0 && said[0] === words[0] && said.at(-1) === words.at(-1);
}

function subjectsFor(
  frame: Frame,
  frames: readonly Frame[],
  current: readonly Figure<string>[],
): [subject: string, origin: Figure<string>][] {
  const own = current
    .map((figure): [string, Figure<string>] => [comparable(figure.value), figure])
    .filter(([subject]) => fitsFrame(subject, frame, frames));
  const shared = frames.filter((other) => other !== frame && sharesSubjects(frame, other));
  return [...own, ...shared.flatMap(({ subjects }) => [...subjects])].filter(
    ([subject]) => !frame.subjects.has(subject),
  );
}

/**
 * Whether a current keyword is a thing of the kind that a form is used of: as many words, the last of which one of its subjects
 * has, and no word that the form itself holds the place of ("rattan {k}" is not said of an oak lamp).
 */
function fitsFrame(subject: string, { before, after, subjects }: Frame, frames: readonly Frame[]): boolean {
  const words = subject.split(' ');
  const isAlike = [...subjects.keys()].some((one) => {
    const others = one.split(' ');
    return others.length === words.length && others.at(-1) === words.at(-1);
  });
  const held = `${before} ${after}`.split(' ').filter((word) => word !== '');
  const isSibling = (one: string, other: string) =>
    frames.some(({ subjects: some }) => one !== other && some.has(one) && some.has(other));
  return isAlike && !held.some((one) => words.some((other) => isSibling(one, other)));
}

/** Two forms that are both used of two of the same subjects are used of one kind of things. */
function sharesSubjects(one: Frame, other: Frame): boolean {
  return [...one.subjects.keys()].filter((subject) => other.subjects.has(subject)).length >= MIN_SUBJECTS;
}

function repeatsWord(keyword: string): boolean {
  const words = subjectWords(keyword).map(foldTerm);
  return new Set(words).size !== words.length;
}
