import { CausesSheet } from './sections/causes-sheet.js';
import { Cover } from './sections/cover.js';
import { LimitsSheet } from './sections/limits-sheet.js';
import { RoadmapSheet } from './sections/roadmap-sheet.js';
import { ScoreSheet } from './sections/score-sheet.js';
import { VerdictSheet } from './sections/verdict-sheet.js';
import type { ShortContext } from './short-context.js';

/** The pages of the short report in order. */
export function ShortReport(context: ShortContext & { hasUntranslated: boolean }) {
  return (
    <>
      <a class="skip" href="#main">
        {context.texts.page.skip}
      </a>
      <Cover {...context} />
      <main id="main">
        <VerdictSheet {...context} />
        {context.causes.length > 0 && <CausesSheet {...context} />}
        <ScoreSheet {...context} />
        <RoadmapSheet {...context} />
        <LimitsSheet {...context} />
      </main>
    </>
  );
}
