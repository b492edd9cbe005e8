import { Box, Typography } from '@mui/material'
import type { TruckImage } from '@product/sdk/nouns/fleet'
import { useQuery } from '@tanstack/react-query'
import { useInput, useTranslate } from 'ra-core'
import { useState } from 'react'
import { PartState } from '../PartState'
import { useTruckQueries } from '../truck-queries'
import { Section } from '../../../layout/Section'
import { REMOVED_IMAGES } from '../trucks'
import { dayText } from '../day-text'
import { ImageDrop } from './ImageDrop'
import { ImageTile } from './ImageTile'
import { PictureViewer } from '../../../pictures/PictureViewer'
import { IMAGE_GRID, IMAGES_AT_ONCE } from './image-grid'
import { MoreButton } from './MoreButton'
import { UploadList } from './UploadList'
import { useImageUploads } from './use-image-uploads'

/** A truck's photographs: dropped or taken, seen large, kept, and deleted when the form is saved. Spec: operations, 2. */
export function TruckImages({ id, name }: { id: string; name: string }) {
  const query = useQuery(useTruckQueries(id).images)
  const { uploads, choose, retry, dismiss } = useImageUploads(id)
  return (
    <Section title="trucks.images.title" count={query.data?.length}>
      <ImageDrop onChoose={choose} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <Box sx={{ mt: 2 }}>
        <PartState query={query} height={180}>
          {images => <ImageGrid images={images} name={name} />}
        </PartState>
      </Box>
    </Section>
  )
}

/** The photographs that go when the form is saved; until then it can be undone. */
function useRemovedImages() {
  const { field } = useInput<readonly number[]>({ source: REMOVED_IMAGES, defaultValue: [] })
  const removed = new Set<number>(Array.isArray(field.value) ? field.value : [])
  const toggle = (id: number): void =>
    field.onChange(removed.has(id) ? [...removed].filter(other => other !== id) : [...removed, id])
  return { removed, toggle }
}

function ImageGrid({ images, name }: { images: readonly TruckImage[]; name: string }) {
  const translate = useTranslate()
  const [shown, setShown] = useState<number>()
  const [most, setMost] = useState(IMAGES_AT_ONCE)
  const { removed, toggle } = useRemovedImages()
  if (images.length === 0) {
    return <Typography color="textSecondary">{translate('trucks.images.none')}</Typography>
  }
  const labelOf = ({ upload_date }: TruckImage) =>
    translate('trucks.images.label', { name, day: dayText(upload_date) })
  return (
    <>
      <Box component="ul" aria-label={translate('trucks.images.title')} sx={IMAGE_GRID}>
        {images.slice(0, most).map((image, at) => (
          <ImageTile
            key={image.truck_image_id}
            src={image.small_img_url}
            label={labelOf(image)}
            caption={dayText(image.upload_date)}
            download={image.original_img_url}
            isRemoved={removed.has(image.truck_image_id)}
            onOpen={() => setShown(at)}
            onRemove={() => toggle(image.truck_image_id)}
          />
        ))}
      </Box>
      <MoreButton count={images.length - most} onMore={() => setMost(most + IMAGES_AT_ONCE)} />
      {shown !== undefined && (
        <PictureViewer
          at={shown}
          onGo={setShown}
          onClose={() => setShown(undefined)}
          pictures={images.map(image => ({
            src: image.img_url,
            label: labelOf(image),
            download: image.original_img_url,
          }))}
        />
      )}
    </>
  )
}
