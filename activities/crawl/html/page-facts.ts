import { AnchorCollector } from './anchor-collector.js';
import { DomCensus } from './dom-census.js';
import { FormCollector } from './form-collector.js';
import { FrameCollector } from './frame-collector.js';
import { HeadElements } from './head-elements.js';
import { HeadState } from './head-state.js';
import { HeadingCollector } from './heading-collector.js';
import { ImageCollector } from './image-collector.js';
import { LinkResolver } from './link-resolver.js';
import { OpenElements } from './open-elements.js';
import { ScriptCollector } from './script-collector.js';
import { SvgCollector } from './svg-collector.js';
import { TextCollector } from './text-collector.js';
import { TimeCollector } from './time-collector.js';

/** What is known about a page at a point of its reading: the current position, and everything collected so far. */
export class PageParts {
  lang: string | null = null;
  isAmp = false;
  inlineStyleChars = 0;
  readonly elements = new OpenElements();
  readonly head = new HeadState();
  readonly headings = new HeadingCollector();
  readonly times = new TimeCollector();
  readonly census = new DomCensus();
  readonly text = new TextCollector();
  readonly svgs = new SvgCollector();
  readonly headElements: HeadElements;
  readonly anchors: AnchorCollector;
  readonly images: ImageCollector;
  readonly forms: FormCollector;
  readonly frames: FrameCollector;
  readonly scripts: ScriptCollector;

  constructor(pageUrl: string) {
    const resolver = new LinkResolver(pageUrl);
    this.headElements = new HeadElements(resolver);
    this.anchors = new AnchorCollector(resolver);
    this.images = new ImageCollector(resolver);
    this.forms = new FormCollector(resolver);
    this.frames = new FrameCollector(resolver);
    this.scripts = new ScriptCollector(resolver);
  }

  /** A line ends here, whatever is being read. */
  breakText(): void {
    this.text.break();
    this.anchors.break();
    this.headings.break();
  }
}
