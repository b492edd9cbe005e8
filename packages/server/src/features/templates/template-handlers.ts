import { TEMPLATES_PAGE, templateEndpoints } from '@product/sdk/features/templates'
import type { MessageTemplate } from '@product/sdk/nouns/messages'
import { NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { implement } from '../../http/implement'
import {
  changeTemplate,
  countTemplates,
  findTemplate,
  insertTemplate,
  lockTemplate,
  removeTemplate,
  templatePage,
} from '../../nouns/messages/template-store'
import { type Actor, recordAudit } from '../../nouns/record-keeping/record-audit'

interface Edit {
  db: Db
  session: Actor
  now: Date
  requestId: string
}

/** The log names templates, and holds no texts. */
const record = ({ db, session, now, requestId }: Edit, deed: string, template: MessageTemplate) =>
  recordAudit(db, {
    session,
    now,
    requestId,
    action: `${deed} the template ${template.template_name}`,
    entity: 'message_template',
    entityId: template.id,
  })

async function requireTemplate(db: Db, id: number): Promise<MessageTemplate> {
  const template = await findTemplate(db, id)
  if (!template) throw new NotFound('This template')
  return template
}

/** As it is stored, held until the edit is written. */
async function held(db: Db, id: number): Promise<MessageTemplate> {
  if (!(await lockTemplate(db, id))) throw new NotFound('This template')
  return requireTemplate(db, id)
}

export const templateHandlers = implement(templateEndpoints, {
  async templates({ db, query: { page, keyword } }) {
    const templates = await templatePage(db, keyword, { page, size: TEMPLATES_PAGE })
    return { templates, totalTemplates: await countTemplates(db, keyword) }
  },

  async saveTemplate(call) {
    const { template_name, template_body } = call.body
    const id = await insertTemplate(call.db, {
      template_name,
      template_body,
      template_created_by: call.session.userId,
      created_at: call.now,
    })
    const template = await requireTemplate(call.db, id)
    await record(call, 'added', template)
    return { template }
  },

  async updateTemplate(call) {
    const { db, params, body } = call
    const { version, template_name, template_body } = body
    const stored = await held(db, params.id)
    if (version !== undefined && version !== stored.version) throw new StaleEdit('This template', stored)
    await changeTemplate(db, params.id, { template_name, template_body })
    const template = await requireTemplate(db, params.id)
    await record(call, 'changed', template)
    return { template }
  },

  async deleteTemplate(call) {
    const template = await held(call.db, call.params.id)
    await removeTemplate(call.db, template.id)
    await record(call, 'deleted', template)
    return { deleted_template: [{ id: template.id }] }
  },
})
