import type { AdjustmentMeasure, Compared } from '../../../domain/outreach/replies/learning/measure-adjustment.js';
import type { ReplyLearning } from '../../../domain/outreach/replies/learning/reply-learning.js';
import { type ClassPrecision, LEAST_JUDGED } from '../../../domain/outreach/replies/learning/summarize-corrections.js';
import { showNumber, showShare } from '../../report/facts/figures.js';
import { Badge } from '../../report/parts/badge.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';
import { CLASS_TITLES, CLASS_TONES } from './reply-words.js';

export interface ReplyLearningPageProps {
  learning: ReplyLearning;
}

/** What people have said that replies mean, how often Linkwright was right, and what it has learned from that. */
export function ReplyLearningPage({ learning }: ReplyLearningPageProps) {
  const { corrections, classes } = learning;
  return (
    <>
      <div class="page-head">
        <h1>How well replies are understood</h1>
        {corrections > 0 && <ForgetButton />}
      </div>
      <p class="muted">
        Each time you save what a reply means, Linkwright compares that with its own reading. It keeps features of the
        text as numbers, not the text, for your workspace alone.{' '}
        <a href="/app/replies?show=review">View replies to review</a>
      </p>
      <Section id="own" title="Learned from your corrections">
        <div class="card">
          <Adjustment learning={learning} />
        </div>
      </Section>
      <Section
        id="classes"
        title="Right by meaning"
        lead="People mostly check replies that Linkwright was unsure of, so these shares tend to be lower than for all replies."
      >
        {classes.length === 0 ? (
          <p class="empty">
            No corrections yet. Open a reply, choose its meaning and save, even if it is right, to see how often
            Linkwright reads replies correctly.
          </p>
        ) : (
          <ClassTable classes={classes} />
        )}
      </Section>
    </>
  );
}

function ForgetButton() {
  return (
    <button
      type="button"
      class="quiet"
      data-api="DELETE /api/v1/backlink-outreach/replies/learning"
      data-confirm="Forget what was learned from corrections? The kept corrections are deleted, and new replies are read without them. Replies keep the meaning that you saved. You cannot undo this."
      data-then="reload"
    >
      Forget what was learned
    </button>
  );
}

function Adjustment({
  learning: { learnable, adjustment, corrections, most_corrections },
}: ReplyLearningPageProps & { learning: ReplyLearning }) {
  const { status, in_use_since, measure, fitted_at } = adjustment;
  return (
    <>
      <p>
        {status === 'in_use' && <Badge tone="good">In use</Badge>}
        {status === 'not_better' && <Badge tone="note">Not better yet</Badge>}
        {status === 'pending' && <Badge tone="note">About to be measured</Badge>}
        {status === 'too_few' && <Badge tone="note">Too few corrections</Badge>}{' '}
        {status === 'in_use' && in_use_since !== null && (
          <>
            since <Time at={in_use_since} />
          </>
        )}
      </p>
      {status === 'in_use' && (
        <p>
          New replies are read with what your corrections have taught. Opt-outs, legal objections and automatic replies
          are recognized as before, and every address that would be suppressed still is.
        </p>
      )}
      {status === 'not_better' && (
        <p>
          What your corrections teach is not used: it has to be right more often than by chance, and do no more harm.
        </p>
      )}
      {status === 'pending' && <p>Linkwright learns from your corrections a minute after you save one.</p>}
      {status === 'too_few' && (
        <p>
          To learn from your corrections, Linkwright needs {learnable.needed_corrections} that it can learn from, of{' '}
          {learnable.needed_leads} leads.
        </p>
      )}
      <p class="small muted">
        {showNumber(corrections, 0)} {corrections === 1 ? 'correction is' : 'corrections are'} kept, of at most{' '}
        {showNumber(most_corrections, 0)}. Linkwright can learn from {showNumber(learnable.corrections, 0)} of them, by{' '}
        {showNumber(learnable.leads, 0)} {learnable.leads === 1 ? 'lead' : 'leads'}; not from reports of mail servers
        and automatic replies with clear headers.
      </p>
      {measure !== null && <MeasureTable measure={measure} />}
      {measure !== null && fitted_at !== null && (
        <p class="small muted">
          Measured on <Time at={fitted_at} /> on {showNumber(measure.corrections, 0)} corrections, each read without
          what its own lead has taught. More replies are right for {showNumber(measure.better_leads, 0)}{' '}
          {measure.better_leads === 1 ? 'lead' : 'leads'}, fewer for {showNumber(measure.worse_leads, 0)}. By chance
          alone, that would happen with a probability of {showChance(measure.p_value)}; 1% is the limit.
        </p>
      )}
    </>
  );
}

function showChance(p: number): string {
  return p < 0.001 ? 'less than 0.1%' : showShare(Math.round(p * 1_000) / 1_000);
}

function MeasureTable({ measure }: { measure: AdjustmentMeasure }) {
  const rows: { title: string; counts: Compared }[] = [
    { title: 'Right', counts: measure.right },
    { title: 'Refusals and opt-outs not honored', counts: measure.unhonored },
    { title: 'Mistakes that do harm', counts: measure.harm },
    { title: 'Of these, without a review', counts: measure.unreviewed_harm },
  ];
  return (
    <DataTable
      caption={`Of ${showNumber(measure.corrections, 0)} corrected replies`}
      fits
      keyOf={({ title }) => title}
      rows={rows}
      columns={[
        { title: 'Replies', cell: ({ title }) => title },
        { title: 'Without', numeric: true, cell: ({ counts }) => showNumber(counts.shipped, 0) },
        { title: 'With', numeric: true, cell: ({ counts }) => showNumber(counts.own, 0) },
      ]}
    />
  );
}

function ClassTable({ classes }: { classes: readonly ClassPrecision[] }) {
  return (
    <DataTable
      caption="Right by meaning"
      captionHidden
      stacks
      keyOf={({ classification }) => classification}
      rows={classes}
      columns={[
        {
          title: 'Meaning',
          cell: ({ classification }) => (
            <Badge tone={CLASS_TONES[classification]}>{CLASS_TITLES[classification]}</Badge>
          ),
        },
        { title: 'Saved by people', numeric: true, cell: ({ meant }) => showNumber(meant, 0) },
        { title: 'Read as this', numeric: true, cell: ({ given }) => showNumber(given, 0) },
        { title: 'Of these, right', numeric: true, cell: ({ right }) => showNumber(right, 0) },
        {
          title: 'Share right',
          numeric: true,
          cell: ({ precision }) =>
            precision === null ? `– (fewer than ${LEAST_JUDGED})` : showShare(roundShare(precision)),
        },
        {
          title: '95% interval',
          numeric: true,
          cell: ({ interval }) =>
            interval === null
              ? '–'
              : `${showShare(roundShare(interval.low))} to ${showShare(roundShare(interval.high))}`,
        },
      ]}
    />
  );
}

function roundShare(share: number): number {
  return Math.round(share * 100) / 100;
}
