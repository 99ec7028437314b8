import { effortDays } from '../../../../domain/audits/plan-phases.js';
import type { Phase, Recommendation } from '../../../../domain/audits/recommendation.js';
import { describeWork } from '../../texts/describe-work.js';
import { cutToClause } from '../facts/cut-to-clause.js';
import { showHoursOrDays } from '../facts/show-hours-or-days.js';
import { Sheet } from '../parts/sheet.js';
import { WorkTitle } from '../parts/work-title.js';
import type { ShortContext } from '../short-context.js';

const FIX_MAX_CHARS = 165;

/** At most ten fixes in three phases, with the effort and possible gain of each. */
export function RoadmapSheet(context: ShortContext) {
  const { roadmap: words } = context.texts;
  const { fixes, phases, left } = context.roadmap;
  const hasGains = fixes.some(({ impact }) => impact.traffic_percent_high !== null);
  if (fixes.length === 0) {
    return (
      <Sheet id="roadmap" title={words.title}>
        <p>{words.none}</p>
      </Sheet>
    );
  }
  return (
    <Sheet id="roadmap" title={words.title} lead={words.lead(fixes.length)}>
      <table class="plan">
        <caption class="unseen">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.fix}</th>
            <th scope="col">{words.priority}</th>
            <th scope="col" class="num">
              {words.effort}
            </th>
            {hasGains && (
              <th scope="col" class="num">
                {words.gain}
              </th>
            )}
          </tr>
        </thead>
        {phases.map(({ phase, fixes: planned }) => (
          <PhaseRows key={phase} phase={phase} fixes={planned} context={context} hasGains={hasGains} />
        ))}
      </table>
      <p class="small muted">
        {hasGains ? words.estimate : words.noEstimate} {left > 0 && words.more(left)}
      </p>
    </Sheet>
  );
}

interface PhaseRowsProps {
  phase: Phase;
  fixes: Recommendation[];
  context: ShortContext;
  /** Whether the table has a column for gains. */
  hasGains: boolean;
}

function PhaseRows({ phase, fixes, context, hasGains }: PhaseRowsProps) {
  const { texts, language } = context;
  const { label, focus } = texts.phases[phase];
  const isBroken = fixes.some(({ kind }) => kind === 'fix');
  return (
    <tbody>
      <tr class="phase-row">
        <th scope="rowgroup" colSpan={hasGains ? 4 : 3}>
          {label} <span class="muted">– {isBroken ? focus : texts.roadmap.improve}</span>
        </th>
      </tr>
      {fixes.map((fix) => {
        const work = describeWork(fix, language);
        const { traffic_percent_low: low, traffic_percent_high: high } = fix.impact;
        return (
          <tr key={fix.id}>
            <th scope="row">
              <span class="fix-title">
                <WorkTitle {...work} texts={texts} />
              </span>
              <span class="fix-what">
                <bdi>{cutToClause(work.fix, FIX_MAX_CHARS)}</bdi>
              </span>
            </th>
            <td>{texts.priorities[fix.priority]}</td>
            <td class="num">{showHoursOrDays(effortDays(fix.effort), texts)}</td>
            {hasGains && (
              <td class="num">{low !== null && high !== null && `+${texts.formats.percentRange(low, high)}`}</td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}
