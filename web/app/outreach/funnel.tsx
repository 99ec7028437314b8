import {
  type CampaignFunnel,
  type FunnelStep,
  listFunnelSteps,
} from '../../../domain/outreach/campaigns/campaign-funnel.js';
import { showCount, showNumber, showShare } from '../../report/facts/figures.js';
import { Bar } from '../../report/parts/bar.js';

const TITLES: Readonly<Record<keyof CampaignFunnel, string>> = {
  leads: 'Leads',
  contactable: 'With an email address',
  emailed: 'Emailed',
  replied: 'Replied',
  positive: 'Positive replies',
  won: 'Links won',
};

/** What a step is a share of, in words. */
const OF: Readonly<Record<keyof CampaignFunnel, readonly [one: string, many: string]>> = {
  leads: ['lead', 'leads'],
  contactable: ['lead with an address', 'leads with an address'],
  emailed: ['emailed lead', 'emailed leads'],
  replied: ['lead that replied', 'leads that replied'],
  positive: ['lead with a positive reply', 'leads with a positive reply'],
  won: ['link won', 'links won'],
};

/** How many leads came how far, each step with what it is a share of. */
export function Funnel({ funnel }: { funnel: CampaignFunnel }) {
  const steps = listFunnelSteps(funnel);
  return (
    <ol class="funnel">
      {steps.map((step) => (
        <li key={step.step}>
          <span class="funnel-title">{TITLES[step.step]}</span>
          <Bar value={step.count} max={Math.max(1, funnel.leads)} tone={step.step === 'won' ? 'good' : 'accent'} />
          <span class="figure">{showNumber(step.count, 0)}</span>
          <span class="small muted">{describeShare(step)}</span>
        </li>
      ))}
    </ol>
  );
}

function describeShare({ of, share }: FunnelStep): string {
  if (of === null || of.count === 0) return '';
  const whole = showCount(of.count, ...OF[of.step]);
  return share === null ? `of ${whole}` : `${showShare(share)} of ${whole}`;
}
