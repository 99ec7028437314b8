import type { PageArtifact } from './page.js';

/** An image in the context of its page. Texts are collapsed and cut at 300 characters; '' if there is none. */
export interface ImageContext {
  url: string;
  /** Null when the attribute is absent, '' when it is empty. */
  alt: string | null;
  title: string;
  /** The figcaption of the figure around it. */
  caption: string;
  /** The nearest heading before it. */
  heading: string;
  /** Text just before it in the main text. */
  before: string;
  /** Width and height attributes in CSS pixels, where both are plain numbers. */
  size: { width: number; height: number } | null;
}

/** One page read closely for a tool that writes about it. */
export interface PageReading {
  page: PageArtifact;
  /** Whole sentences of the main text without code, in order, at most 300. */
  sentences: string[];
  /** In document order, at most 200. */
  pictures: ImageContext[];
}
