import type { WorkMarksRepository } from '../../../store/crawl/work-marks.js';

/** A URL is skipped after a worker has died this often while visiting it and nothing else. */
const DEATHS = 2;
/** A mark outlives the longest wait between two tries of one piece of work. */
const KEPT_MS = 7 * 86_400_000;

/** Why a URL was left out, in words for a report. */
export const SKIPPED_MESSAGE = 'This URL crashed the crawler twice and was skipped.';

/** What work over URLs calls before and while it visits one. */
export interface Visits {
  isSetAside(url: string): boolean;
  visit<Result>(url: string, work: () => Promise<Result>): Promise<Result>;
}

/** Visits of which no record is kept. */
export const UNRECORDED: Visits = { isSetAside: () => false, visit: (_url, work) => work() };

export interface CarefulDeps {
  workMarks: WorkMarksRepository;
  hashUrl: (url: string) => string;
  randomWord: () => string;
  now: () => number;
}

/**
 * Visits of one piece of work whose worker may die from them. The work runs at full speed until a worker has died once;
 * the next one that takes it visits one URL at a time, with no other careful visit in this process, and notes each in
 * the store before it begins: the URL that causes a death is then known. After two such deaths the URL is skipped and
 * the work continues without it. Deaths from other causes skip no URL: it would have to be in flight, alone, at both of
 * them.
 */
export class CarefulVisits implements Visits {
  private constructor(
    private readonly deps: CarefulDeps,
    private readonly id: string,
    private readonly token: string,
    private left: number,
    private readonly begun: Readonly<Record<string, number>>,
  ) {}

  /** @param suspects how many visits may have been in the air when a worker dies */
  static async open(deps: CarefulDeps, id: string, suspects: number): Promise<CarefulVisits> {
    const token = deps.randomWord();
    const mark = await deps.workMarks.open(id, token, new Date(deps.now() + KEPT_MS));
    const left = mark.died ? suspects : mark.left;
    if (mark.died) await deps.workMarks.setLeft(id, left);
    return new CarefulVisits(deps, id, token, left, mark.begun);
  }

  /** Visits are made one at a time now. */
  get isCareful(): boolean {
    return this.left > 0;
  }

  isSetAside(url: string): boolean {
    return (this.begun[this.deps.hashUrl(url)] ?? 0) >= DEATHS;
  }

  async visit<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
    if (!this.isCareful) return work();
    return alone(async () => {
      const hash = this.deps.hashUrl(url);
      await this.deps.workMarks.begin(this.id, hash);
      try {
        return await work();
      } finally {
        this.left--;
        await this.deps.workMarks.done(this.id, hash);
      }
    });
  }

  /** The work has ended, with success or failure: no worker died. */
  async close(): Promise<void> {
    await this.deps.workMarks.close(this.id, this.token, Math.max(0, this.left));
  }
}

/** The end of the last careful visit of this process. */
let last: Promise<unknown> = Promise.resolve();

/** After all earlier requests: only one visit is in progress when the process ends. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn.catch(() => {});
  return turn;
}

/** Opens, does the work and closes, however it ends. */
export async function withCarefulVisits<Result>(
  deps: CarefulDeps,
  { id, suspects }: { id: string; suspects: number },
  work: (visits: CarefulVisits) => Promise<Result>,
): Promise<Result> {
  const visits = await CarefulVisits.open(deps, id, suspects);
  try {
    return await work(visits);
  } finally {
    await visits.close();
  }
}
