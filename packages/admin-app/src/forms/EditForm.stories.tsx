import { Button, Stack, Typography } from '@mui/material'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useGetOne, useRefresh, useTranslate } from 'ra-core'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { AdminFeature } from '../config/admin-feature'
import { resourceEndpoints } from '../data/resource-endpoints'
import { FieldInputs } from '../fields/FieldInputs'
import { inConsole } from '../testing/in-console'
import { EditForm } from './EditForm'

const FIELDS = { name: { kind: 'line', label: 'Name', required: 'It must have a name.' } } as const

let loads = 0
let answerSave: () => void = () => undefined

/** A yard that is another each time it is loaded, and whose save is answered when the story says so. */
const yards: AdminFeature = {
  name: 'yards',
  resources: [
    {
      name: 'yards',
      endpoints: resourceEndpoints({
        id: 'yard_id',
        one: {
          access: 'vendors',
          async run() {
            loads += 1
            return { yard_id: 5, name: 'North', loads }
          },
        },
        update: {
          access: 'vendors',
          run: (_api, _id, body) =>
            new Promise(resolve => {
              answerSave = () => resolve({ yard_id: 5, loads, ...body })
            }),
        },
      }),
    },
  ],
}

function Page() {
  const refresh = useRefresh()
  const translate = useTranslate()
  const { data } = useGetOne('yards', { id: 5 })
  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 480 }}>
      <Button onClick={refresh}>{translate('console.retry')}</Button>
      <Typography>{`Loaded ${data?.loads ?? 0} times`}</Typography>
      <EditForm resource="yards" id={5} saved="The yard was saved.">
        <FieldInputs fields={FIELDS} />
      </EditForm>
    </Stack>
  )
}

const meta = {
  title: 'Console/Forms/EditForm',
  component: Page,
  decorators: [inConsole({ features: [yards] })],
} satisfies Meta<typeof Page>

export default meta

/** What was saved counts as saved, though the record is loaded anew before the answer comes. */
export const LoadedAnewWhileItIsSaved: StoryObj<typeof meta> = {
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'East')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const before = loads
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(`Loaded ${before + 1} times`)
    answerSave()
    await expect(await screen.findByText('The yard was saved.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  },
}
