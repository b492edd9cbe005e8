import { beforeEach, expect, it } from 'vitest'
import { audit } from '../../db/tables/record-keeping'
import { type TestApp, testApp } from '../../testing/test-app'

let app: TestApp
let api: Awaited<ReturnType<TestApp['loginAs']>>['api']

beforeEach(async () => {
  app = await testApp()
  api = (await app.loginAs(5)).api
})

const save = (template_name: string, template_body = 'Hi') =>
  api.saveTemplate({ body: { template_name, template_body } }).then(({ template }) => template)
const names = async (query = {}) => (await api.templates({ query })).templates.map(one => one.template_name)

it('templates are kept with who made them, and found by name and body', async () => {
  expect(await save(' Reminder ', ' Send pictures ')).toMatchObject({
    template_name: 'Reminder',
    template_body: 'Send pictures',
    template_created_by: 'Person 1',
  })
  await save('appointment')
  await save('100% off')
  expect(await names()).toEqual(['100% off', 'appointment', 'Reminder'])
  expect(await names({ keyword: 'PICTURES' })).toEqual(['Reminder'])
  expect(await names({ keyword: '0%' })).toEqual(['100% off'])
})

it('come twenty a page, with how many there are', async () => {
  for (let n = 10; n < 32; n++) await save(`T ${n}`)
  expect(await names({ page: 1 })).toEqual(['T 30', 'T 31'])
  expect(await api.templates({ query: { page: 9, keyword: 't 1' } })).toEqual({
    templates: [],
    totalTemplates: 10,
  })
})

it.each([
  ['  ', 'Hi', 'template_name'],
  ['Name', ' \n ', 'template_body'],
  ['Name', 'a'.repeat(1601), 'template_body'],
])('a template "%s" needs a name and a text that fits', async (template_name, template_body, field) => {
  await expect(save(template_name, template_body)).rejects.toMatchObject({
    status: 422,
    issues: { [field]: expect.any(String) },
  })
})

it('of two edits of one version the second is refused', async () => {
  const { id, version } = await save('Reminder')
  const edit = (template_body: string) =>
    api.updateTemplate({ params: { id }, body: { template_name: 'Reminder', template_body, version } })
  expect((await edit('First')).template).toMatchObject({ template_body: 'First', version: version + 1 })
  await expect(edit('Second')).rejects.toMatchObject({ status: 409, stored: { template_body: 'First' } })
})

it('a deleted one is gone, and the log holds names and no texts', async () => {
  const { id } = await save('Reminder', 'A secret text')
  await api.deleteTemplate({ params: { id } })
  expect(await names()).toEqual([])
  await expect(api.deleteTemplate({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const log = JSON.stringify(await app.db.select().from(audit).orderBy(audit.audit_id))
  expect(log).toMatch(/deleted the template Reminder/)
  expect(log).not.toMatch(/secret/)
})

it('a client is refused', async () => {
  await expect((await app.loginAs(4)).api.templates()).rejects.toMatchObject({ status: 403 })
})
