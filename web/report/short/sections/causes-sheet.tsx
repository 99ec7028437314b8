import { effortDays } from '../../../../domain/audits/plan-phases.js';
import { SafeLink } from '../../parts/safe-link.js';
import { describeCheck, describeWork } from '../../texts/describe-work.js';
import { cutToClause } from '../facts/cut-to-clause.js';
import { nameDefect } from '../facts/name-defect.js';
import type { Cause } from '../facts/pick-causes.js';
import { showHoursOrDays } from '../facts/show-hours-or-days.js';
import { showReach } from '../facts/show-reach.js';
import { Sheet } from '../parts/sheet.js';
import { WorkTitle } from '../parts/work-title.js';
import type { ShortContext } from '../short-context.js';

const ALSO_SHOWN = 4;
const WHY_MAX_CHARS = 200;
const FIX_MAX_CHARS = 250;

/** Up to three causes: why each matters, how far it reaches, what it costs and what to do. */
export function CausesSheet(context: ShortContext) {
  const { causes, texts } = context;
  return (
    <Sheet id="causes" title={texts.causes.title} lead={texts.causes.lead}>
      <ol class="list">
        {causes.map((cause, index) => (
          <CauseItem key={cause.recommendation.id} cause={cause} number={index + 1} context={context} />
        ))}
      </ol>
    </Sheet>
  );
}

function CauseItem({ cause, number, context }: { cause: Cause; number: number; context: ShortContext }) {
  const { recommendation, points } = cause;
  const { texts, language } = context;
  const { causes, counts } = texts;
  const work = describeWork(recommendation, language);
  const [example] = recommendation.evidence.urls;
  const also = listAlso(recommendation.check_ids.slice(1), context);
  return (
    <li class="cause">
      <span class="cause-number" aria-hidden="true">
        {number}
      </span>
      <div class="cause-body">
        <h3>
          <WorkTitle {...nameDefect(recommendation, context)} texts={texts} />
        </h3>
        {work.why !== '' && (
          <p>
            <bdi>{cutToClause(work.why, WHY_MAX_CHARS)}</bdi>
          </p>
        )}
        <dl class="cause-facts">
          <Fact name={causes.reach} value={showReach(cause, texts)} />
          {points > 0 && <Fact name={causes.costs} value={counts.points(Math.round(points * 10) / 10)} />}
          <Fact name={causes.effort} value={showHoursOrDays(effortDays(recommendation.effort), texts)} />
        </dl>
        <p class="todo">
          <strong>{causes.todo}</strong> <bdi>{cutToClause(work.fix, FIX_MAX_CHARS)}</bdi>
        </p>
        {also.length > 0 && <p class="small muted">{causes.also(also.join(', '))}</p>}
        {example !== undefined && (
          <p class="small muted example">
            {causes.example}: <SafeLink url={example} whole />
          </p>
        )}
      </div>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The other checks that the same work turns green, by their titles. */
function listAlso(checkIds: readonly string[], { audit, language }: ShortContext): string[] {
  const issues = Object.values(audit.components).flatMap(({ issues: found }) => found);
  return checkIds
    .flatMap((id) => {
      const issue = issues.find(({ check_id }) => check_id === id);
      return issue ? [describeCheck(id, issue.title, language).title] : [];
    })
    .slice(0, ALSO_SHOWN);
}
