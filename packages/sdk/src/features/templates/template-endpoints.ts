import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { linesField, requiredLine } from '../../contract/text-field'
import { MOST_CHARACTERS } from '../../nouns/messages/can-send'
import { TEMPLATE_TEXTS } from '../../nouns/messages/template'
import { messageTemplate } from '../../nouns/messages/template-shape'

const staff = { all: [1, 2, 3, 5] } as const
const one = z.object({ id: idParam<'message_template'>() })

/** Templates on one page. */
export const TEMPLATES_PAGE = 20

const template_name = requiredLine(TEMPLATE_TEXTS.noName)
const template_body = linesField(TEMPLATE_TEXTS.noBody, MOST_CHARACTERS)

/** Spec: communication, 7, "Templates". */
export const templateEndpoints = {
  templates: endpoint({
    method: 'GET',
    path: '/communication/templates',
    summary: `Templates by name, ${TEMPLATES_PAGE} a page, from page 0. \`keyword\` looks in name and body.`,
    access: staff,
    query: z.object({
      page: z.coerce.number().int().min(0).max(1_000_000).default(0),
      keyword: z.string().max(200).default(''),
    }),
    answer: z.object({ templates: z.array(messageTemplate), totalTemplates: z.number().int() }),
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/communication/save-template',
    summary: 'Add a template. `template_created_by` is ignored: who asks is known.',
    access: staff,
    body: z.object({ template_name, template_body, template_created_by: z.unknown().optional() }),
    answer: z.object({ template: messageTemplate }),
    errors: ['invalid'],
  }),
  updateTemplate: endpoint({
    method: 'PATCH',
    path: '/communication/update-template/{id}',
    summary: 'Change a template.',
    access: staff,
    params: one,
    body: z.object({ template_name, template_body, version: z.number().int().optional() }),
    answer: z.object({ template: messageTemplate }),
    stored: messageTemplate,
    errors: ['invalid', 'conflict'],
  }),
  deleteTemplate: endpoint({
    method: 'DELETE',
    path: '/communication/delete-template/{id}',
    summary: 'Delete a template.',
    access: staff,
    params: one,
    answer: z.object({ deleted_template: z.array(z.object({ id: id<'message_template'>() })) }),
  }),
}
