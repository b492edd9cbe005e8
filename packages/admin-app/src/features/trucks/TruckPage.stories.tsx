import { api } from '@product/sdk/api'
import { mileageOfMonth } from '@product/sdk/nouns/driving'
import { TRACKER_TEXTS, TRUCK_ALERTS, TRUCK_TEXTS } from '@product/sdk/nouns/fleet'
import { answer, type CannedAnswer, overtaken, pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { storyImages, storyTracker, storyTruck, storyTruckAnswers, storyVendor } from './story-trucks'
import { TruckPage } from './TruckPage'
import { trucksFeature } from './trucks-feature'

/** Some of the page's answers instead of the usual ones. */
const withAnswers = (...others: CannedAnswer[]) => ({
  answers: [
    ...others,
    ...storyTruckAnswers.filter(
      ({ method, path }) => !others.some(other => other.method === method && other.path === path),
    ),
  ],
})

const meta = {
  title: 'Console/Trucks/TruckPage',
  component: TruckPage,
  decorators: [
    inConsole({
      path: '/drive/vendor/truck/edit/5',
      pattern: '/drive/vendor/truck/edit/:id',
      features: [trucksFeature],
    }),
  ],
  parameters: { layout: 'fullscreen', answers: storyTruckAnswers },
} satisfies Meta<typeof TruckPage>

export default meta
type Story = StoryObj<typeof meta>

const yearField = () => screen.findByLabelText('Year')

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByLabelText(/^Truck Name/)).toHaveValue('Box 5')
    await expect(await screen.findByText('Ann Miller updated truck Box 5')).toBeVisible()
    const vendor = screen.getByRole('link', { name: 'Vega Hauling' })
    await expect(vendor).toHaveAttribute('href', '/drive/vendor/edit/3')
    await expect(await screen.findAllByText('1,204.6')).toHaveLength(2)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const LONG = 'A truck whose name goes on and on, with <b>markup</b> and a 🚚, for as long as anybody cares'

export const Long: Story = {
  parameters: withAnswers(
    answer(api.truck, {
      truck: [
        storyTruck({ name: LONG, vendor_name: LONG, campaign_name: LONG, description: LONG.repeat(20) }),
      ],
    }),
    storyImages(300),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more (276)' }))
    await expect(await screen.findByRole('button', { name: 'Show more (252)' })).toBeVisible()
  },
}

/** Nobody has told anything of it yet. */
export const Blank: Story = {
  parameters: withAnswers(
    answer(api.truck, {
      truck: [
        storyTruck({
          vendor_id: null,
          vendor_name: null,
          vendor_city: null,
          vendor_phone_num: null,
          vendor_email: null,
          campaign_name: null,
        }),
      ],
    }),
    storyImages(0),
    answer(api.taggedTruckPictures, { tagged_pictures: [] }),
    answer(api.truckHistory, { truck: { first_datetime: null, gps_provider: null, history: [] } }),
    answer(api.truckDailyMileage, {
      days: mileageOfMonth('2026-05', { miles: new Map(), tracked: new Set(), today: '2026-05-20' }),
      total: 0,
      silent_days: 20,
    }),
    storyTracker({
      imei: null,
      fixed_at: null,
      delivered_at: null,
      age_seconds: null,
      battery_percent: null,
      ignition: null,
    }),
    answer(api.truckTimeline, { timeline: [], rowCount: 0, kinds: [] }),
  ),
}

export const Loading: Story = {
  parameters: {
    answers: [
      api.truck,
      api.truckImages,
      api.taggedTruckPictures,
      api.truckHistory,
      api.truckTracker,
      api.truckDailyMileage,
    ].map(pending),
  },
}

export const PartsFail: Story = {
  parameters: withAnswers(
    ...[
      api.truckImages,
      api.taggedTruckPictures,
      api.truckHistory,
      api.truckTracker,
      api.truckDailyMileage,
      api.truckTimeline,
    ].map(unreachable),
  ),
}

export const NotThere: Story = {
  parameters: withAnswers(refusal(api.truck, 'not_found', 'This truck does not exist.')),
  play: async () => {
    await expect(await screen.findByText('There is no such truck')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Drive' })).toHaveAttribute('href', '/drive')
  },
}

export const WrongAddress: Story = {
  parameters: { answers: [], console: { path: '/drive/vendor/truck/edit/5x' } },
}

export const RefusedYears: Story = {
  play: async () => {
    const year = await yearField()
    for (const wrong of ['1885', 'abc']) {
      await userEvent.clear(year)
      await userEvent.type(year, wrong)
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      await expect(await screen.findByText(TRUCK_TEXTS.year)).toBeVisible()
    }
  },
}

/** It goes with the next save; until then it can be undone. */
export const ImageStaged: Story = {
  play: async () => {
    const images = await screen.findByRole('list', { name: 'Truck Images' })
    await userEvent.click(within(images).getAllByRole('button', { name: /^Delete:/ })[0] ?? images)
    await expect(await screen.findByText('Unsaved changes')).toBeVisible()
    await userEvent.click(within(images).getByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('No unsaved changes')).toBeVisible()
    await userEvent.click(within(images).getAllByRole('button', { name: /^Delete:/ })[1] ?? images)
    await expect(await screen.findByText('Goes when saved')).toBeVisible()
  },
}

export const ImageInFullSize: Story = {
  play: async () => {
    const images = await screen.findByRole('list', { name: 'Truck Images' })
    await userEvent.click(within(images).getAllByRole('img')[0] ?? images)
    await screen.findByText('1 of 5')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByText('2 of 5')).toBeVisible()
  },
}

const file = (name: string, type: string) => new File(['pixels'], name, { type })

export const UploadRefused: Story = {
  parameters: withAnswers(unreachable(api.addTruckImages)),
  play: async () => {
    await userEvent.upload(
      await screen.findByLabelText('Choose pictures', { selector: 'input' }),
      [file('front.jpg', 'image/jpeg'), file('invoice.pdf', 'application/pdf')],
      { applyAccept: false },
    )
    const list = await screen.findByRole('list', { name: 'Pictures on their way' })
    await expect(await within(list).findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(within(list).getAllByRole('alert')).toHaveLength(2)
  },
}

export const OvertakenSave: Story = {
  parameters: withAnswers(overtaken(api.updateTruck, storyTruck({ version: 2 }))),
  play: async () => {
    const make = await screen.findByLabelText('Make')
    await userEvent.clear(make)
    await userEvent.type(make, 'Hino')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Changed by someone else meanwhile' })
    await expect(within(dialog).getByRole('rowheader', { name: 'Make' })).toBeVisible()
  },
}

export const AsksBeforeDeleting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText(TRUCK_ALERTS.deleteConfirm)).toBeVisible()
  },
}

export const NewToken: Story = {
  parameters: withAnswers(answer(api.renewTrackerToken, { new_token: 'nJ3kq8v0tT1xW5mZs2Yb' })),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New token' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Make the token' }))
    await expect(await screen.findByDisplayValue('nJ3kq8v0tT1xW5mZs2Yb')).toBeVisible()
  },
}

export const TrackerOfAnotherTruck: Story = {
  parameters: withAnswers(
    refusal(api.setTruckTracker, 'invalid', TRACKER_TEXTS.taken('Box 9', 'Vega'), {
      imei: TRACKER_TEXTS.taken('Box 9', 'Vega'),
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The tracker of Box 5' }))
    const imei = dialog.getByLabelText('IMEI of the tracker')
    await userEvent.clear(imei)
    await userEvent.type(imei, '123{Enter}')
    await expect(await dialog.findByText(TRACKER_TEXTS.imei)).toBeVisible()
    await userEvent.clear(imei)
    await userEvent.type(imei, '352099000000099{Enter}')
    await expect(await dialog.findByText(TRACKER_TEXTS.taken('Box 9', 'Vega'))).toBeVisible()
  },
}

export const MonthAsTable: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }))
    const table = await screen.findByRole('table', { name: 'Mileage' })
    await expect(within(table).getByRole('row', { name: /05\/04\/2026 37.2/ })).toBeVisible()
    await expect(within(table).getByRole('row', { name: /05\/01\/2026 silent/ })).toBeInTheDocument()
  },
}

export const RouteHistory: Story = {
  parameters: { console: { path: '/drive/vendor/truck/edit/5?from=2026-05-18&to=2026-05-19' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Route history of Box 5' })
    await expect(await within(dialog).findByText('66.0 miles')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show alone: drive 2' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Show alone: drive 2' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    )
  },
}

export const RouteHistoryOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { console: { path: '/drive/vendor/truck/edit/5?from=2026-05-18&to=2026-05-19' } },
}

const ADD = { console: { path: '/drive/vendor/truck/edit/new?vendor=3' } }

export const AddMode: Story = {
  parameters: { ...ADD, answers: [storyVendor] },
  play: async () => {
    await expect(await screen.findByText('No unsaved changes')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    await expect(await screen.findByText(TRUCK_TEXTS.noName)).toBeVisible()
  },
}

export const AddModeVendorGone: Story = {
  parameters: { ...ADD, answers: [refusal(api.vendor, 'not_found', 'This vendor does not exist.')] },
}

export const AddModeWithoutVendor: Story = {
  parameters: { answers: [], console: { path: '/drive/vendor/truck/edit/new' } },
}
