import type { ServerFeature } from '../../http/server-feature'
import { archiving } from './archive-job'
import { archiveStep } from './archive-step'

export const archiveFeature: ServerFeature = {
  name: 'archive',
  jobs: [archiving('fixes'), archiving('log')],
  tools: [
    {
      path: '/archive/:kind/:action/:day',
      answer: ({ params, ...parts }) => archiveStep(parts, params.kind, params.action, params.day),
    },
  ],
}
