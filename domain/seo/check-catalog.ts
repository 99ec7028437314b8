import type { Check, Severity } from './checks/check.js';
import type { ComponentName } from './components.js';
import { THRESHOLD_PAIRS, thresholdMaximum } from './threshold-bounds.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from './thresholds.js';

/** A check as people and programs may know it. */
export interface CatalogEntry {
  id: string;
  /** The first part of the id. */
  category: string;
  component: ComponentName;
  severity: Severity;
  scope: 'page' | 'site';
  title: string;
  why: string;
  fix: string;
  reference: string;
  effort_hours: number;
  off_by_default: boolean;
}

export interface ThresholdEntry {
  name: keyof Thresholds;
  default: number;
  minimum: number;
  maximum: number;
  /** The threshold that it must not exceed; null if there is none. */
  not_above: keyof Thresholds | null;
}

export interface Catalog {
  checks: CatalogEntry[];
  thresholds: ThresholdEntry[];
}

/** Checks in the order of the catalog, thresholds as they are listed. */
export function describeCatalog(checks: readonly Check[]): Catalog {
  return { checks: checks.map(describeCheck), thresholds: describeThresholds() };
}

function describeCheck(check: Check): CatalogEntry {
  const { id, component, severity, scope, title, why, fix, reference, effort_hours } = check;
  const category = id.split('/')[0] ?? id;
  const off_by_default = check.off_by_default ?? false;
  return { id, category, component, severity, scope, title, why, fix, reference, effort_hours, off_by_default };
}

function describeThresholds(): ThresholdEntry[] {
  return (Object.keys(DEFAULT_THRESHOLDS) as (keyof Thresholds)[]).map((name) => ({
    name,
    default: DEFAULT_THRESHOLDS[name],
    minimum: 0,
    maximum: thresholdMaximum(name),
    not_above: THRESHOLD_PAIRS.find(([lower]) => lower === name)?.[1] ?? null,
  }));
}
