import { SITE_MEASURES } from '../../audits/benchmark-measures.js';
import { beats } from '../../audits/compare-measures.js';
import { withUnit } from '../../base/text/with-unit.js';
import { writeText } from '../../base/text/write-text.js';
import { TRUST_PARTS, type TrustScore } from '../../seo/trust/trust-score.js';
import type { MeasuredSite } from './competitor-sources.js';

/** A figure in which a competitor is ahead of the site, or behind it. */
export interface Comparison {
  measure: string;
  title: string;
  unit: string;
  yours: number;
  theirs: number;
  /** One sentence with the figures. */
  detail: string;
  /** Pages that show it. */
  evidence_urls: string[];
}

/** A smaller difference is noise. */
const MIN_DIFFERENCE = 0.1;
const MIN_TRUST_POINTS = 20;
const MAX_EVIDENCE = 3;

/** Where a competitor is better and where it is worse than the site, the largest differences first. */
export function compareCompetitor(
  own: MeasuredSite,
  rival: MeasuredSite,
  trust: { own: TrustScore; rival: TrustScore },
): { strengths: Comparison[]; weaknesses: Comparison[] } {
  const compared = [...compareFigures(own, rival), ...compareTrust(trust.own, trust.rival)];
  compared.sort((one, other) => other.difference - one.difference);
  const pick = (isTheirs: boolean) => compared.filter((one) => one.isTheirs === isTheirs).map(({ shown }) => shown);
  return { strengths: pick(true), weaknesses: pick(false) };
}

interface Weighed {
  isTheirs: boolean;
  /** 0–1, of the larger figure. */
  difference: number;
  shown: Comparison;
}

function compareFigures(own: MeasuredSite, rival: MeasuredSite): Weighed[] {
  return SITE_MEASURES.flatMap((measure) => {
    const yours = measure.read(own);
    const theirs = measure.read(rival);
    if (yours === null || theirs === null || yours === theirs) return [];
    const difference = Math.abs(yours - theirs) / Math.max(Math.abs(yours), Math.abs(theirs));
    if (difference < MIN_DIFFERENCE) return [];
    const isTheirs = beats(measure, theirs, yours) === 1;
    const { title, unit } = measure;
    const evidence = measure.evidence?.(isTheirs ? rival : own).slice(0, MAX_EVIDENCE) ?? [];
    const shown = {
      measure: measure.measure,
      title,
      unit,
      yours,
      theirs,
      detail: writeText`${title}: ${withUnit(theirs, unit)} against your ${yours}`,
      evidence_urls: evidence,
    };
    return [{ isTheirs, difference, shown }];
  });
}

function compareTrust(own: TrustScore, rival: TrustScore): Weighed[] {
  return TRUST_PARTS.flatMap((part) => {
    const mine = own.parts.find((one) => one.part === part);
    const their = rival.parts.find((one) => one.part === part);
    // Errors, speed and structured data are figures of their own.
    if (!mine || !their || ['errors', 'speed', 'structured_data'].includes(part)) return [];
    if (mine.points === null || their.points === null) return [];
    const gap = their.points - mine.points;
    if (Math.abs(gap) < MIN_TRUST_POINTS) return [];
    const ahead = gap > 0 ? their : mine;
    const shown = {
      measure: `trust_${part}`,
      title: `Trust: ${TITLES[part]}`,
      unit: 'points',
      yours: mine.points,
      theirs: their.points,
      detail: `Trust, ${TITLES[part]}: ${their.points} points against your ${mine.points} (theirs: ${their.evidence}; yours: ${mine.evidence})`,
      evidence_urls: ahead.urls.slice(0, MAX_EVIDENCE),
    };
    return [{ isTheirs: gap > 0, difference: (Math.abs(gap) / 100) * (mine.weight / 10), shown }];
  });
}

const TITLES: Readonly<Record<(typeof TRUST_PARTS)[number], string>> = {
  https: 'https',
  security_headers: 'protecting headers',
  organization_data: 'structured data about the publisher',
  same_as: 'profiles elsewhere',
  contact: 'a contact page',
  legal_pages: 'privacy notice and terms',
  about: 'a page about the publisher',
  freshness: 'fresh content',
  errors: 'addresses in error',
  speed: 'time to first byte',
  structured_data: 'structured data',
};
