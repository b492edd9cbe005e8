import type { ServerFeature } from '../../http/server-feature'
import { startArchiving } from './archive-job'
import { archiveStep } from './archive-step'

export const archiveFeature: ServerFeature = {
  name: 'archive',
  jobs: [startArchiving],
  tools: [
    {
      path: '/archive/:action/:day',
      answer: ({ db, files, params }) => archiveStep({ db, files }, params.action, params.day),
    },
  ],
}
