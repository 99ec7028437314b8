import { type Brand, type BrandLogo, MAX_BRANDS } from '../../../domain/reports/brand.js';
import { readLogo } from '../../../domain/reports/read-logo.js';
import type { ReportBrandsRepository } from '../../../store/reports/report-brands.js';
import type { components } from '../../generated/openapi.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentUser } from '../../http/requests/request-context.js';

export interface ReportBrandHandlerDeps {
  reportBrands: ReportBrandsRepository;
}

type Body = components['schemas']['NewReportBrand'];

/** Names, colors and logos for reports. */
export function createReportBrandHandlers({
  reportBrands,
}: ReportBrandHandlerDeps): HandlersOf<
  'createReportBrand' | 'listReportBrands' | 'getReportBrand' | 'updateReportBrand' | 'deleteReportBrand'
> {
  const idOf = (req: { params: { brand_id: string } }): string => req.params.brand_id;
  return {
    createReportBrand: async (req, res) => {
      const brand = await reportBrands.insert(currentUser(req).id, readBrand(req.body, null), new Date());
      if (brand === null)
        throw new HttpError(409, { detail: `You have ${MAX_BRANDS} brands, the most there may be: delete one first` });
      res.status(201).json(brand);
    },
    listReportBrands: async (req, res) => {
      res.json(await reportBrands.list(currentUser(req).id));
    },
    getReportBrand: async (req, res) => {
      const brand = await reportBrands.find(currentUser(req).id, idOf(req));
      if (!brand) throw HttpError.notFound();
      res.json(brand);
    },
    updateReportBrand: async (req, res) => {
      const { id } = currentUser(req);
      const known = await reportBrands.find(id, idOf(req));
      const brand = known && (await reportBrands.replace(id, idOf(req), readBrand(req.body, known.logo), new Date()));
      if (!brand) throw HttpError.notFound();
      res.json(brand);
    },
    deleteReportBrand: async (req, res) => {
      if (!(await reportBrands.remove(currentUser(req).id, idOf(req)))) throw HttpError.notFound();
      res.status(204).end();
    },
  };
}

/** @param known the logo that stays where the body names none; `null` in the body takes it away */
function readBrand(
  { name, primary_color, accent_color, contact_line = '', logo }: Body,
  known: BrandLogo | null,
): Brand {
  return {
    name: name.trim(),
    primary_color: primary_color.toLowerCase(),
    accent_color: accent_color.toLowerCase(),
    contact_line: contact_line.trim(),
    logo: logo === undefined ? known : logo === null ? null : checkLogo(logo),
  };
}

/** @throws HttpError 422 with the reason */
function checkLogo(base64: string): BrandLogo {
  const logo = readLogo(Buffer.from(base64, 'base64'));
  if (!logo.ok) throw HttpError.invalidInput({ loc: ['body', 'logo'], msg: logo.reason, type: 'value_error' });
  return { media_type: logo.media_type, base64: Buffer.from(logo.bytes).toString('base64') };
}
