import { Box } from '@mui/material'
import { usePrefetchQuery } from '@tanstack/react-query'
import { type RaRecord, useGetOne } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { Inserts } from '../../layout/Inserts'
import { NoRecord } from '../../layout/NoRecord'
import { Page } from '../../layout/Page'
import { Timeline } from '../../lists/Timeline'
import { HistoryLog } from './driving/HistoryLog'
import { MileageCard, monthNow } from './driving/MileageCard'
import { RouteHistory } from './driving/RouteHistory'
import { TrackerCard } from './driving/TrackerCard'
import { TaggedImages } from './images/TaggedImages'
import { pathTo } from '../../paths'
import { useTruckQueries } from './truck-queries'
import { TruckHead } from './TruckHead'
import { TruckForm } from './TruckForm'
import { type EditedTruck, TRUCKS } from './trucks'
import { TWO_COLUMNS } from './two-columns'

/** Everything that is asked for begins at once, so that the whole page takes one round trip. */
function useEarly(id: string): void {
  const queries = useTruckQueries(id)
  usePrefetchQuery(queries.images)
  usePrefetchQuery(queries.tagged)
  usePrefetchQuery(queries.history)
  usePrefetchQuery(queries.tracker)
  usePrefetchQuery(queries.month(monthNow()))
}

export function EditTruck({ id }: { id: string }) {
  useEarly(id)
  const {
    data: truck,
    error,
    refetch,
  } = useGetOne<EditedTruck & RaRecord>(TRUCKS, { id }, { onError: () => undefined })
  return (
    <Page
      title={truck ? 'trucks.title' : 'console.titles.truck'}
      titleArgs={{ name: truck?.name }}
      record={truck && { name: truck.name, kind: 'console.kinds.truck' }}
    >
      {truck && <Record truck={truck} id={id} />}
      {!truck && !error && <FormSkeleton fields={8} />}
      {!truck && error && (
        <NoRecord
          title="trucks.no_truck"
          text="trucks.no_truck_text"
          back={{ to: pathTo('drive'), label: 'trucks.to_drive' }}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  )
}

function Record({ truck, id }: { truck: EditedTruck; id: string }) {
  const { backgroundApi } = useRuntime()
  return (
    <>
      <TruckHead truck={truck} />
      <TruckForm truck={truck} id={id} />
      <Box sx={{ ...TWO_COLUMNS, mt: 4 }}>
        <MileageCard id={id} />
        <TrackerCard id={id} name={truck.name} />
      </Box>
      <Inserts into="editTruck" />
      <Box sx={{ ...TWO_COLUMNS, mt: 4 }}>
        <HistoryLog id={id} />
        <TaggedImages id={id} vendorId={truck.vendor_id ?? null} />
      </Box>
      <Timeline
        queryKey={['trucks', 'timeline', id]}
        load={(query, signal) => backgroundApi.truckTimeline({ params: { id }, query, signal })}
      />
      <RouteHistory id={id} name={truck.name} />
    </>
  )
}
