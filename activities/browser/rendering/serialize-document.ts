import { MAX_SOURCE_BYTES } from './document-recorder.js';

/** Gives the document as it is now as HTML. Shadow roots are left out, as they are of what most crawlers read. */
export const SERIALIZE_DOCUMENT = `(() => {
const type = document.doctype ? new XMLSerializer().serializeToString(document.doctype) : '';
return (type + (document.documentElement?.outerHTML ?? '')).slice(0, ${MAX_SOURCE_BYTES});
})()`;
