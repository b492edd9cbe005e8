import { z } from 'zod'
import { id } from '../../contract/id-param'

/** A text that is written often. Spec: communication, 3. */
export const messageTemplate = z.object({
  id: id<'message_template'>(),
  template_name: z.string(),
  template_body: z.string(),
  /** Name of who made it; null when the user is gone. */
  template_created_by: z.string().nullable(),
  version: z.number().int(),
})

export type MessageTemplate = z.output<typeof messageTemplate>
