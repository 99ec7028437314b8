import { round } from '../../../base/statistics/round.js';
import type { Thresholds } from '../../../seo/thresholds.js';
import type { SearchFigures } from '../search-figures.js';
import type { PageDevices } from '../sets/page-devices.js';

export interface DeviceGap {
  url: string;
  mobile: SearchFigures;
  desktop: SearchFigures;
  /** How many positions lower it ranks on mobile. */
  gap: number;
}

type Bounds = Pick<Thresholds, 'search_device_gap' | 'search_device_impressions'>;

/** Pages that rank clearly lower in searches on phones than on computers; those shown most on phones first. */
export function findDeviceGaps(pages: readonly PageDevices[], bounds: Bounds): DeviceGap[] {
  return pages
    .flatMap(({ url, mobile, desktop }) => {
      if (!mobile || !desktop) return [];
      if (Math.min(mobile.impressions, desktop.impressions) < bounds.search_device_impressions) return [];
      const gap = round((mobile.position ?? 0) - (desktop.position ?? 0), 2);
      return gap >= bounds.search_device_gap ? [{ url, mobile, desktop, gap }] : [];
    })
    .sort((one, other) => other.mobile.impressions - one.mobile.impressions);
}
