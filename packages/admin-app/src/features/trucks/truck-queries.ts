import type { ApiClient } from '@product/sdk/client'
import { queryOptions } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import { TAGGED_PICTURES } from '../../pictures/use-picture-tags'

/** What the page of a truck asks for beside the truck itself. Each part says by itself what failed, without a toast. */
export const truckQueries = (api: ApiClient, id: string) => ({
  images: queryOptions({
    queryKey: ['trucks', 'images', id],
    queryFn: async ({ signal }) => (await api.truckImages({ params: { id }, signal })).images,
  }),
  tagged: queryOptions({
    queryKey: ['trucks', TAGGED_PICTURES, id],
    queryFn: async ({ signal }) =>
      (await api.taggedTruckPictures({ query: { truck_id: id }, signal })).tagged_pictures,
  }),
  history: queryOptions({
    queryKey: ['trucks', 'history', id],
    queryFn: async ({ signal }) => (await api.truckHistory({ params: { id }, signal })).truck,
  }),
  tracker: queryOptions({
    queryKey: ['trucks', 'tracker', id],
    queryFn: async ({ signal }) => (await api.truckTracker({ params: { id }, signal })).tracker,
  }),
  /** `month`: YYYY-MM. */
  month: (month: string) =>
    queryOptions({
      queryKey: ['trucks', 'month', id, month],
      queryFn: ({ signal }) => api.truckDailyMileage({ params: { id }, query: { month }, signal }),
    }),
  /** Days of Los Angeles, both included. */
  miles: (start_active: string, end_active: string) =>
    queryOptions({
      queryKey: ['trucks', 'miles', id, start_active, end_active],
      queryFn: async ({ signal }) => {
        const { mileage } = await api.truckMileage({
          params: { id },
          query: { start_active, end_active },
          signal,
        })
        return mileage[0]?.total ?? 0
      },
    }),
  routes: (start_date: string, end_date: string) =>
    queryOptions({
      queryKey: ['trucks', 'routes', id, start_date, end_date],
      queryFn: ({ signal }) => api.truckRoutes({ params: { id }, query: { start_date, end_date }, signal }),
    }),
})

export const useTruckQueries = (id: string) => truckQueries(useRuntime().backgroundApi, id)
