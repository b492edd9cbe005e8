import { Box, Chip, Typography } from '@mui/material'
import type { TruckPicture } from '@product/sdk/nouns/pictures'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { dayText } from '../day-text'
import { PartState } from '../PartState'
import { useTruckQueries } from '../truck-queries'
import { Section } from '../../../layout/Section'
import { useDates } from '../../../texts/dates'
import { ImageTile } from './ImageTile'
import { PictureViewer } from '../../../pictures/PictureViewer'
import { IMAGE_GRID } from './image-grid'
import { MoreButton } from './MoreButton'

const MONTHS_AT_ONCE = 3

/** The pictures by which the vendor proves the artwork, by the month they stand for. Spec: operations, 2. */
export function TaggedImages({ id, vendorId }: { id: string; vendorId: number | null }) {
  const translate = useTranslate()
  const dates = useDates()
  const query = useQuery(useTruckQueries(id).tagged)
  const [shown, setShown] = useState<number>()
  const [most, setMost] = useState(MONTHS_AT_ONCE)
  return (
    <Section title="trucks.tagged.title">
      <PartState query={query} height={180}>
        {months => {
          const pictures = months.flatMap(({ pictures }) => pictures)
          if (months.length === 0) {
            return <Typography color="textSecondary">{translate('trucks.tagged.none')}</Typography>
          }
          return (
            <>
              {months.slice(0, most).map(({ month, pictures: ofMonth }) => (
                <Box key={month} sx={{ mb: 2 }}>
                  <Typography component="h3" variant="subtitle2" color="textSecondary" sx={{ mb: 1 }}>
                    {dates.month(month)}
                  </Typography>
                  <Box component="ul" aria-label={dates.month(month)} sx={IMAGE_GRID}>
                    {ofMonth.map(picture => (
                      <PictureTile
                        key={picture.truck_picture_id}
                        picture={picture}
                        onOpen={() => setShown(pictures.indexOf(picture))}
                      />
                    ))}
                  </Box>
                </Box>
              ))}
              <MoreButton count={months.length - most} onMore={() => setMost(most + MONTHS_AT_ONCE)} />
              {shown !== undefined && (
                <PictureViewer
                  at={shown}
                  onGo={setShown}
                  onClose={() => setShown(undefined)}
                  vendorId={vendorId}
                  pictures={pictures.map(picture => ({
                    src: picture.img_url,
                    label: `${translate(sideKey(picture))}, ${dayText(picture.tagged_at)}`,
                    download: picture.img_url,
                  }))}
                />
              )}
            </>
          )
        }}
      </PartState>
    </Section>
  )
}

const SIDES: ReadonlySet<string> = new Set(['driver', 'passenger', 'back', 'front'])

const sideKey = ({ side }: TruckPicture): string =>
  side !== null && SIDES.has(side) ? `trucks.tagged.${side}` : 'trucks.tagged.no_side'

const LOOK = {
  true: { text: 'approved', color: 'success' },
  false: { text: 'refused', color: 'error' },
  null: { text: 'unseen', color: 'default' },
} as const

function PictureTile({ picture, onOpen }: { picture: TruckPicture; onOpen: () => void }) {
  const translate = useTranslate()
  const side = translate(sideKey(picture))
  const { text, color } = LOOK[`${picture.approved}`]
  return (
    <ImageTile
      src={picture.img_url}
      label={`${side}, ${dayText(picture.tagged_at)}`}
      caption={
        <>
          {side}
          <br />
          <Chip size="small" variant="outlined" color={color} label={translate(`trucks.tagged.${text}`)} />
        </>
      }
      download={picture.img_url}
      onOpen={onOpen}
    />
  )
}
