import { expect } from 'chai';
import { joinDigits } from '../../../domain/base/text/join-digits.js';
import { insightsByRules, reportByRules } from '../../../domain/insights/index.js';
import { INSIGHT_KINDS, type Insight, type InsightEvidence } from '../../../domain/insights/insight.js';
import { valueAt } from '../../../domain/insights/reading/json-path.js';
import { ODD_INPUTS } from '../../support/odd-inputs.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';

const NUMBER = /\d+(?:[.,]\d+)*/g;
const numbersOf = (text: string): string[] =>
  joinDigits(text)
    .match(NUMBER)
    ?.map((number) => number.replace(/^0(?=\d)/, '')) ?? [];

/** Numbers of the texts that no evidence holds. */
function untraced({ title, description, steps, evidence }: Insight): string[] {
  const known = new Set(evidence.flatMap(({ value, url }) => numbersOf(`${value} ${url ?? ''}`)));
  return [title, description, ...steps].flatMap(numbersOf).filter((number) => !known.has(number));
}

/** Every piece of evidence anywhere in a report. */
function evidenceIn(report: unknown): InsightEvidence[] {
  if (typeof report !== 'object' || report === null) return [];
  const own = 'path' in report && 'value' in report ? [report as InsightEvidence] : [];
  return [...own, ...Object.values(report).flatMap(evidenceIn)];
}

describe('[U] insights by rules', () => {
  const inputs = insightInputs();

  for (const kind of INSIGHT_KINDS) {
    it(`${kind}: every figure lies in the input at its path, and every number of a text is such a figure`, () => {
      const report = reportByRules(kind, inputs[kind]);
      const evidence = evidenceIn(report);
      expect(evidence.length).to.be.greaterThan(2);
      for (const { path, value } of evidence) expect(valueAt(inputs[kind], path), path).to.equal(value);
      expect(report.insights.flatMap(untraced)).to.deep.equal([]);
      for (const insight of report.insights) expect(insight.evidence, insight.title).to.not.deep.equal([]);
    });

    it(`${kind}: is within its bounds and in order`, () => {
      const { insights, warnings } = reportByRules(kind, inputs[kind]);
      expect(insights.length).to.be.greaterThan(1);
      expect(warnings).to.be.an('array');
      const scores = insights.map(({ priority_score }) => priority_score);
      expect(scores).to.deep.equal([...scores].sort((one, other) => other - one));
      expect(new Set(insights.map(({ id }) => id)).size).to.equal(insights.length);
      for (const { priority_score, priority, roi, impact, effort, steps } of insights) {
        expect(priority_score).to.be.within(1, 10);
        expect(Number.isInteger(priority_score)).to.equal(true);
        expect(priority).to.equal(priority_score >= 7 ? 'High' : priority_score >= 4 ? 'Medium' : 'Low');
        expect(roi.value).to.be.within(0, 100);
        expect(effort.value).to.be.greaterThan(0);
        expect(steps).to.not.deep.equal([]);
        const { traffic_percent_low: low, traffic_percent_high: high, basis } = impact;
        expect(low === null).to.equal(high === null);
        if (low !== null && high !== null) expect(low).to.be.at.most(high);
        expect(basis).to.match(low === null ? /^not estimated: / : /^estimate/);
      }
    });

    for (const [what, odd] of ODD_INPUTS)
      it(`${kind}: takes ${what} for what it is`, () => {
        for (const input of [odd, Object.fromEntries(Object.keys(inputs[kind]).map((name) => [name, odd]))]) {
          const report = reportByRules(kind, input);
          for (const { path, value } of evidenceIn(report.insights)) expect(valueAt(input, path), path).to.equal(value);
          expect(report.insights.flatMap(untraced)).to.deep.equal([]);
          if (report.insights.length === 0) expect(report.warnings).to.not.deep.equal([]);
        }
      });
  }

  it('are the same for the same input', () => {
    for (const kind of INSIGHT_KINDS)
      expect(insightsByRules(kind, inputs[kind])).to.deep.equal(insightsByRules(kind, structuredClone(inputs[kind])));
  });
});
