import type { HtmlFacts } from './html.js';

/** What a page is in a real browser, beside what its source says. Made by activities/browser for a sample of pages. */
export interface RenderedPage {
  url: string;
  /** The URL that returned the source: HTTP redirects are followed, what scripts do comes after. */
  source_url: string;
  /** Where the browser ended, scripts included. */
  final_url: string;
  /** Where a script redirected the browser; null when none did. Refreshes by meta or header are not by script. */
  script_redirect: string | null;
  /** The number of documents: more than one after a redirect by script or refresh, or a reload. */
  documents: number;
  /** Of the source; 0 without a response. */
  status: number;
  /** Why the page could not be rendered; the rest is then empty. */
  error: string | null;
  duration_ms: number;
  /**
   * Facts of the first source as the server sent it, and of the last document after scripts had run; null when there is
   * none. The two can only be compared if there is one document.
   */
  raw: HtmlFacts | null;
  rendered: HtmlFacts | null;
  layout: LayoutFacts | null;
}

/** Measured in a phone's viewport (CSS pixels). Lists hold at most 50 entries. */
export interface LayoutFacts {
  viewport_width: number;
  viewport_height: number;
  /** Width the content needs: wider than the viewport means sideways scrolling. */
  content_width: number;
  images: LayoutImage[];
  /** Share of the text's characters under 12 px, 0–1. */
  small_text_share: number;
  /** Links and controls under 24×24 px without that much space around (WCAG 2.2, 2.5.8). */
  small_targets: { selector: string; text: string; width: number; height: number }[];
  /** Text whose contrast with its background is too low (WCAG 2.2, 1.4.3); backgrounds with images are left out. */
  low_contrast: { selector: string; text: string; ratio: number; required: number }[];
  /** What covers most of the first view right after loading; null when nothing does. */
  overlay: { selector: string; viewport_share: number } | null;
  /** Text that visitors cannot see although it is in the page: same color, no size, far off the screen. */
  hidden_texts: { selector: string; text: string; words: number; reason: string }[];
  /** Large CSS background images; without text over them they are the content of the area. */
  background_images: { selector: string; url: string; width: number; height: number; has_text: boolean }[];
}

export interface LayoutImage {
  url: string;
  natural_width: number;
  natural_height: number;
  shown_width: number;
  shown_height: number;
  loading: string | null;
  /** Distance of its upper edge from the top of the page. */
  top: number;
  /** Distance of its left edge from that of the page. */
  left: number;
  device_pixel_ratio: number;
}
