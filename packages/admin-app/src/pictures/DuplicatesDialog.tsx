import { Box, Button, Chip, DialogContent, Typography } from '@mui/material'
import type { PictureDuplicate } from '@product/sdk/nouns/pictures'
import { losAngelesDay, shownDayText } from '@product/sdk/values'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useApi } from '../config/runtime'
import { PageLink } from '../layout/PageLink'
import { TitledDialog } from '../layout/TitledDialog'
import { pathTo } from '../paths'
import { useToast } from '../toasts/use-toast'
import { withPictureTexts } from './with-picture-texts'

export interface DuplicatesDialogProps {
  /** Of the picture that came now. */
  url: string
  duplicates: readonly PictureDuplicate[]
  /** Told what is left once someone said that a pair is not the same. */
  onChange?: (duplicates: PictureDuplicate[]) => void
  onClose: () => void
}

/** A picture beside those that were there before it and look the same. Spec: communication, 2 and 3. */
export const DuplicatesDialog = withPictureTexts(function DuplicatesDialog(props: DuplicatesDialogProps) {
  const { url, onChange, onClose } = props
  const translate = useTranslate()
  const toast = useToast()
  const api = useApi()
  const [duplicates, setDuplicates] = useState(props.duplicates)
  const apart = useMutation({
    mutationFn: (other: string) =>
      api.tellPicturesApart({ body: { image_url: url, other_image_url: other } }),
    onSuccess: answer => {
      toast('success', 'pictures.told_apart')
      setDuplicates(answer.duplicates)
      onChange?.(answer.duplicates)
      if (answer.duplicates.length === 0) onClose()
    },
  })
  return (
    <TitledDialog title="pictures.duplicates" onClose={onClose} maxWidth="md">
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('pictures.duplicates_text')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Box component="figure" sx={{ m: 0, alignSelf: 'start', position: { sm: 'sticky' }, top: 0 }}>
            <Picture src={url} label={translate('pictures.this_one')} />
            <Typography component="figcaption" variant="body2" sx={{ mt: 0.5 }}>
              {translate('pictures.this_one')}
            </Typography>
          </Box>
          <Box
            component="ul"
            aria-label={translate('pictures.duplicates')}
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
          >
            {duplicates.map(one => (
              <Earlier
                key={one.duplicate_with}
                duplicate={one}
                isPending={apart.isPending}
                onApart={() => apart.mutate(one.duplicate_with)}
              />
            ))}
          </Box>
        </Box>
      </DialogContent>
    </TitledDialog>
  )
})

const Picture = ({ src, label }: { src: string; label: string }) => (
  <Box
    component="img"
    src={src}
    alt={label}
    sx={{ display: 'block', width: '100%', maxHeight: 360, objectFit: 'contain', bgcolor: 'action.hover' }}
  />
)

interface EarlierProps {
  duplicate: PictureDuplicate
  isPending: boolean
  onApart: () => void
}

function Earlier({ duplicate, isPending, onApart }: EarlierProps) {
  const translate = useTranslate()
  const { duplicate_with, original_uploaded_at, confidence_level, kind, vendor_id, vendor_name } = duplicate
  const day = shownDayText(losAngelesDay(original_uploaded_at))
  return (
    <li>
      <Picture src={duplicate_with} label={translate('pictures.earlier', { day })} />
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Chip
          size="small"
          color={kind === 'exact' ? 'error' : 'default'}
          variant="outlined"
          label={translate(kind === 'exact' ? 'pictures.exact' : 'pictures.alike', {
            percent: confidence_level,
          })}
        />
        <Typography variant="body2" sx={{ flex: 1, minWidth: 120 }}>
          {translate('pictures.earlier', { day })}
          {vendor_id !== null && vendor_name !== null && (
            <>
              {' · '}
              <PageLink name={vendor_name} to={pathTo('editVendor', { id: vendor_id })} />
            </>
          )}
        </Typography>
        {kind === 'look_alike' && (
          <Button size="small" variant="outlined" onClick={onApart} disabled={isPending}>
            {translate('pictures.apart')}
          </Button>
        )}
      </Box>
    </li>
  )
}
