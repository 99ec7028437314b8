import type { Attributes } from './attributes.js';
import type { ElementTraits } from './element-traits.js';
import { ownString } from './own-string.js';

const MAX_IDS = 2000;
const MAX_TRACKED_IDS = 50_000;
const MAX_LISTED = 100;
const MAX_ID_CHARS = 1000;

const PLUGIN_TYPE = /^application\/(?:x-shockwave-flash|futuresplash|java|x-java|x-silverlight|silverlight)/i;
const PLUGIN_FILE = /\.(?:swf|jar|xap)(?:[?#]|$)/i;
/** Class ids of Flash and of the Java plug-in, as ActiveX knew them. */
const PLUGIN_CLASS = /^(?:clsid:(?:d27cdb6e-|8ad9c840-|cafeefac-)|java:)/i;

/** Counts and lists over all elements of the page. */
export class DomCensus {
  readonly ids: string[] = [];
  readonly duplicateIds: string[] = [];
  readonly plugins: string[] = [];
  readonly microdataTypes = new Set<string>();
  readonly rdfaTypes = new Set<string>();
  readonly deprecated = new Set<string>();
  mainLandmarks = 0;
  videos = 0;
  audios = 0;
  private readonly seenIds = new Map<string, boolean>();

  element(name: string, traits: ElementTraits, attributes: Attributes): void {
    if (traits.deprecated) this.deprecated.add(name);
    const id = attributes['id'];
    if (id && id.length <= MAX_ID_CHARS) this.id(id);
    const target = name === 'a' ? attributes['name'] : undefined;
    if (target && target.length <= MAX_ID_CHARS) this.anchorName(target);
    if (attributes['itemtype'] !== undefined) addTypes(this.microdataTypes, attributes['itemtype']);
    if (attributes['typeof'] !== undefined) addTypes(this.rdfaTypes, attributes['typeof']);
    if (isMainLandmark(name, attributes)) this.mainLandmarks++;
  }

  plugin(name: string, attributes: Attributes): void {
    const type = attributes['type']?.trim() ?? '';
    const file = (attributes['data'] ?? attributes['src'] ?? '').trim();
    const isPlugin =
      name === 'applet' ||
      PLUGIN_TYPE.test(type) ||
      PLUGIN_FILE.test(file) ||
      PLUGIN_CLASS.test(attributes['classid']?.trim() ?? '');
    if (isPlugin && this.plugins.length < MAX_LISTED)
      this.plugins.push(ownString((type || file || name).slice(0, MAX_ID_CHARS)));
  }

  medium(name: 'video' | 'audio'): void {
    if (name === 'video') this.videos++;
    else this.audios++;
  }

  private id(id: string): void {
    const isListed = this.seenIds.get(id);
    if (isListed === undefined) {
      if (this.seenIds.size >= MAX_TRACKED_IDS) return;
      const own = ownString(id);
      this.seenIds.set(own, false);
      if (this.ids.length < MAX_IDS) this.ids.push(own);
    } else if (!isListed && this.duplicateIds.length < MAX_LISTED) {
      this.seenIds.set(id, true);
      this.duplicateIds.push(ownString(id));
    }
  }

  /** An old-style named anchor is a target for fragments, but no id: the same name as its id is no duplicate. */
  private anchorName(name: string): void {
    if (this.ids.length < MAX_IDS && !this.seenIds.has(name)) this.ids.push(ownString(name));
  }
}

/** A hidden main is not the page's main content (HTML 4.4.14 allows one that is shown). */
function isMainLandmark(name: string, attributes: Attributes): boolean {
  if (name !== 'main' && attributes['role'] !== 'main') return false;
  return attributes['hidden'] === undefined;
}

function addTypes(into: Set<string>, value: string): void {
  for (const type of value.trim().split(/\s+/))
    if (type && into.size < MAX_LISTED) into.add(ownString(type.slice(0, MAX_ID_CHARS)));
}
