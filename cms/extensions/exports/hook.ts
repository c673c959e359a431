import { pipeline } from 'node:stream';
import type { Context } from '../directus.ts';
import { createFormulaRestorer, neutralizeFormulas } from './formulas.ts';

/**
 * Prevents CSV injection: visitors' input must not run as a formula when an export is opened. Directus has no event for
 * exports, so this wraps the two functions that handle every CSV file.
 */
export default (_hooks: unknown, { services }: Context) => {
  const { ExportService, ImportService } = services;
  const { transform } = ExportService.prototype;
  ExportService.prototype.transform = function (input, format, options) {
    return transform.call(this, format.startsWith('csv') ? neutralizeFormulas(input) : input, format, options);
  };
  const { importCSV } = ImportService.prototype;
  ImportService.prototype.importCSV = function (collection, stream) {
    const restored = createFormulaRestorer();
    pipeline(stream, restored, () => undefined);
    return importCSV.call(this, collection, restored);
  };
};
