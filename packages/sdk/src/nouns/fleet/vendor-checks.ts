import { z } from 'zod'
import { requiredLine } from '../../contract/text-field'
import { looksLikeFormula } from '../../values/csv'
import { PIPELINE, type Pipeline, VENDOR_TEXTS } from './vendor-fields'

/**
 * A vendor's name goes into the file of bills, so one that a spreadsheet would run is refused. Source: decisions,
 * "Operations".
 */
export const vendorName = requiredLine(VENDOR_TEXTS.noName).refine(name => !looksLikeFormula(name), {
  error: VENDOR_TEXTS.formulaName,
})

export const pipelineField = z.enum(
  // The keys of an object literal, of which there are some.
  Object.keys(PIPELINE) as [Pipeline, ...Pipeline[]],
)
