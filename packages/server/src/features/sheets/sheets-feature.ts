import { sheetEndpoints } from '@product/sdk/features/sheets'
import { XLSX_TYPE } from '@product/sdk/values'
import type { ServerFeature } from '../../http/server-feature'
import { sheetHandlers } from './sheet-handlers'

export const sheetsFeature: ServerFeature = {
  name: 'sheets',
  handlers: sheetHandlers,
  // Both exports have the same roles. A sheet is of the trucks that its maker chose.
  shows: [
    {
      by: sheetEndpoints.exportPrintOrder,
      has: async (_db, { save_as, content_type, uploaded_by }, { userId }) =>
        save_as !== null && content_type === XLSX_TYPE && uploaded_by === userId,
    },
  ],
}
