import { Box, DialogContent, Skeleton, type Theme, Typography, useMediaQuery } from '@mui/material'
import { countText } from '@product/sdk/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { fetched } from '../../../config/fetched'
import { TitledDialog } from '../../../layout/TitledDialog'
import { PartState } from '../PartState'
import { useTruckQueries } from '../truck-queries'
import { DriveTable } from './DriveTable'
import { rangeProblem } from './range-problem'
import { RangeFields } from './RangeFields'
import { useTypedRange } from './use-typed-range'
import { type DayRange, useCloseRoutes } from './use-open-routes'

const DriveMap = fetched(async () => (await import('./DriveMap')).default)

interface RouteHistoryDialogProps {
  id: string
  name: string
  range: DayRange
}

/** Where the truck drove between two days: on a map, and drive by drive. Spec: operations, 2. */
export function RouteHistoryDialog({ id, name, range }: RouteHistoryDialogProps) {
  const translate = useTranslate()
  const close = useCloseRoutes()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const [selected, setSelected] = useState<number>()
  const [typed, type] = useTypedRange(range)
  const problem = rangeProblem(typed)
  const query = useQuery({
    ...useTruckQueries(id).routes(range.from, range.to),
    placeholderData: keepPreviousData,
  })
  return (
    <TitledDialog
      title={translate('trucks.routes.title', { name })}
      onClose={close}
      maxWidth="lg"
      fullScreen={isNarrow}
    >
      <DialogContent>
        <RangeFields
          typed={typed}
          problem={problem}
          onType={next => {
            setSelected(undefined)
            type(next)
          }}
        />
        <PartState query={query} height={440}>
          {({ routes, total }) => (
            <Box
              aria-busy={query.isPlaceholderData}
              sx={{
                opacity: query.isPlaceholderData ? 0.6 : 1,
                // Below a refused range the drives of another one would be read as its own.
                visibility: problem === undefined ? 'visible' : 'hidden',
              }}
            >
              <Typography role="status" sx={{ mb: 1 }}>
                <b>{translate('trucks.mileage.total', { miles: countText(total, 1) })}</b>
                {' · '}
                {translate('trucks.routes.drives', { smart_count: routes.length })}
              </Typography>
              <Box sx={{ height: { xs: 280, md: 400 }, borderRadius: 1, overflow: 'hidden', mb: 2 }}>
                <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
                  <DriveMap
                    label={translate('trucks.routes.map', { name })}
                    routes={routes}
                    selected={selected}
                    onSelect={setSelected}
                  />
                </Suspense>
              </Box>
              {routes.length === 0 ? (
                <Typography color="textSecondary">{translate('trucks.routes.none')}</Typography>
              ) : (
                <DriveTable routes={routes} selected={selected} onSelect={setSelected} />
              )}
            </Box>
          )}
        </PartState>
      </DialogContent>
    </TitledDialog>
  )
}
