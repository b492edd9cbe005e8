import type { BoardTruck } from '@product/sdk/features/picture-tagging'
import { losAngelesDay, shownDayText } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useApi } from '../../config/runtime'
import { PictureViewer } from '../../pictures/PictureViewer'
import { TAGGED_PICTURES } from '../../pictures/use-picture-tags'
import { BOARD_SIDES, type BoardSide } from './SideCell'

interface BoardPicturesProps {
  month: string
  truck: BoardTruck
  side: BoardSide
  onClose: () => void
}

/** The pictures of a truck's month as large as the window, first those of a side. */
export function BoardPictures({ month, truck, side, onClose }: BoardPicturesProps) {
  const translate = useTranslate()
  const api = useApi()
  const { truck_id, truck_name, vendor_id } = truck
  const [at, setAt] = useState(0)
  const { data } = useQuery({
    queryKey: ['truck-pictures', TAGGED_PICTURES, truck_id],
    queryFn: async ({ signal }) =>
      (await api.taggedTruckPictures({ query: { truck_id }, signal })).tagged_pictures,
  })
  const rank = (of: string | null) => (of === side || (of === null && side === 'unsaid') ? 0 : 1)
  const pictures = (data?.find(group => group.month === month)?.pictures ?? []).toSorted(
    (a, b) => rank(a.side) - rank(b.side),
  )
  const sideText = (of: string | null) =>
    translate(`board.${BOARD_SIDES.find(one => one === of) ?? 'unsaid'}`)
  return (
    <PictureViewer
      at={Math.min(at, Math.max(0, pictures.length - 1))}
      onGo={setAt}
      onClose={onClose}
      vendorId={vendor_id}
      pictures={pictures.map(picture => ({
        src: picture.img_url,
        label: `${truck_name}, ${sideText(picture.side)}, ${shownDayText(losAngelesDay(picture.tagged_at))}`,
        download: picture.img_url,
      }))}
    />
  )
}
