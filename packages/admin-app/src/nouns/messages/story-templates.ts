import { api } from '@product/sdk/api'
import { answer } from '@product/sdk/testing'

type Template = Parameters<typeof answer<typeof api.templates>>[1]['templates'][number]

export const storyTemplates: Template[] = [
  {
    id: 1,
    template_name: 'Install tomorrow',
    template_body: 'Hi {vendor}, we install tomorrow at 8. Please have the truck washed.',
    template_created_by: 'Ann Miller',
    version: 1,
  },
  {
    id: 2,
    template_name: 'Where is the truck? With a name that goes on so that nobody can read it at a glance',
    template_body: 'Where is the truck today?\nPlease send the address.\n\nThank you!',
    template_created_by: null,
    version: 3,
  },
]

export const templatesAnswer = (templates: Template[] = storyTemplates, total = templates.length) =>
  answer(api.templates, { templates, totalTemplates: total })
