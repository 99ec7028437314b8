import { parseSrcset, type SrcsetCandidate } from '../../page/srcset.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const imageSrcsetInvalid: PageCheck = {
  id: 'image/srcset-invalid',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Invalid srcset',
  why: 'Browsers drop candidates whose descriptor they cannot read, and mixing widths with densities is not allowed, so the wrong file may load.',
  fix: 'Give every candidate one descriptor, all in w or all in x, and with w a sizes attribute.',
  reference: 'https://html.spec.whatwg.org/multipage/images.html#srcset-attributes',
  effort_hours: 0.5,
  judge({ url, html }) {
    const errors = (html?.images ?? []).flatMap(({ srcset }) =>
      srcset === null ? [] : (findError(parseSrcset(srcset)) ?? []),
    );
    return foldCases(url, errors, (error) => error, {
      expected: 'valid descriptors of one kind',
      where: 'img[srcset]',
    });
  },
};

function findError(candidates: SrcsetCandidate[]): string | null {
  const kinds = new Set<string>();
  for (const { url, descriptors } of candidates) {
    const kind = kindOf(descriptors);
    if (kind === null) return `bad descriptor "${descriptors.join(' ')}" on ${url}`;
    kinds.add(kind);
  }
  return kinds.size > 1
    ? `mixes w and x: ${candidates.map(({ descriptors }) => descriptors[0] ?? '1x').join(', ')}`
    : null;
}

/** A width may have a height beside it ("h", kept by the standard for the future). No descriptor means 1x. */
function kindOf(descriptors: string[]): 'w' | 'x' | null {
  const [first, ...rest] = descriptors.filter((descriptor) => !/^\d+h$/.test(descriptor));
  const hasHeight = rest.length + (first === undefined ? 0 : 1) < descriptors.length;
  if (rest.length > 0 || descriptors.length > 2) return null;
  if (first === undefined) return hasHeight ? null : 'x';
  if (/^\d+w$/.test(first)) return Number.parseInt(first, 10) > 0 ? 'w' : null;
  return /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?x$/i.test(first) && !hasHeight ? 'x' : null;
}
