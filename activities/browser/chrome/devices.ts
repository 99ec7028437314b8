import type { Viewport } from 'puppeteer-core';

/** What a page is shown on. */
export interface Device {
  viewport: Viewport;
  isMobile: boolean;
}

/** A phone of the middle class, as Lighthouse's mobile preset has it: what pages are rendered on. */
export const RENDERING_PHONE: Device = {
  viewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  isMobile: true,
};

/** The two views that reports show: a common phone, and a common laptop. */
export const SHOT_DEVICES = {
  phone: {
    viewport: { width: 390, height: 844, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
    isMobile: true,
  },
  desktop: { viewport: { width: 1366, height: 768, deviceScaleFactor: 1 }, isMobile: false },
} as const satisfies Record<string, Device>;

export type ShotDevice = keyof typeof SHOT_DEVICES;
