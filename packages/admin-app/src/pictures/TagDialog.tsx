import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import type { CampaignTruckStatus } from '@product/sdk/nouns/picture-reports'
import { TAGGING_TEXTS } from '@product/sdk/nouns/messages'
import { PICTURE_SIDES, type PictureSide } from '@product/sdk/nouns/pictures'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { useRuntime } from '../config/runtime'
import { EmptyState, ErrorState } from '../layout/StateMessage'
import { campaignTrucksQuery } from './campaign-trucks-query'
import type { NewTag } from './use-picture-tags'
import { withPictureTexts } from './with-picture-texts'

export interface TagDialogProps {
  /** Null: nobody is known. */
  vendorId: number | null
  isPending?: boolean
  onTag: (tag: NewTag) => void
  onClose: () => void
}

const keyOf = ({ truck_id, campaign_id }: CampaignTruckStatus): string => `${truck_id}-${campaign_id}`

/** What was chosen last, by vendor: the next picture most often shows the same truck. */
const lastChosen = new Map<number, string>()

/** Which truck of the vendor a picture shows. Spec: communication, 2 and 4. */
export const TagDialog = withPictureTexts(function TagDialog({
  vendorId,
  isPending,
  onTag,
  onClose,
}: TagDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const { backgroundApi } = useRuntime()
  const [chosen, setChosen] = useState<string>()
  const [side, setSide] = useState<PictureSide | null>(null)
  const { data, error, refetch } = useQuery({
    ...campaignTrucksQuery(backgroundApi, vendorId ?? 0),
    enabled: vendorId !== null,
  })
  const trucks = vendorId === null ? [] : data
  const offered = chosen ?? lastChosen.get(vendorId ?? 0)
  const truck = trucks?.find(one => keyOf(one) === offered) ?? (trucks?.length === 1 ? trucks[0] : undefined)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!truck || isPending) return
    lastChosen.set(truck.vendor_id, keyOf(truck))
    onTag({ truck_id: truck.truck_id, campaign_name: truck.campaign_display_name, side })
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={id}>{translate('pictures.tag_title')}</DialogTitle>
        <DialogContent>
          {error && !data ? (
            <ErrorState title="pictures.tag_failed" text={error.message} onRetry={() => void refetch()} />
          ) : !trucks ? (
            <Skeleton variant="rounded" height={120} aria-hidden />
          ) : trucks.length === 0 ? (
            <EmptyState
              title={TAGGING_TEXTS.noTruck}
              text={vendorId === null ? 'pictures.no_vendor' : 'pictures.none_runs'}
              icon={LocalShippingOutlined}
            />
          ) : (
            <>
              <FormControl>
                <FormLabel id={`${id}-trucks`}>{translate('pictures.choose')}</FormLabel>
                <RadioGroup
                  aria-labelledby={`${id}-trucks`}
                  value={truck ? keyOf(truck) : ''}
                  onChange={(_event, value) => setChosen(value)}
                >
                  {trucks.map((one, at) => (
                    <FormControlLabel
                      key={keyOf(one)}
                      value={keyOf(one)}
                      control={<Radio autoFocus={truck ? one === truck : at === 0} />}
                      label={<TruckLabel truck={one} />}
                    />
                  ))}
                </RadioGroup>
              </FormControl>
              <SideChoice side={side} onChange={setSide} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('console.confirm.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!truck} loading={isPending}>
            {translate('pictures.tag')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
})

const TruckLabel = ({ truck }: { truck: CampaignTruckStatus }) => (
  <span>
    {truck.truck_name}
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {[truck.license_plate, truck.campaign_display_name].filter(Boolean).join(' · ')}
    </Typography>
  </span>
)

function SideChoice({
  side,
  onChange,
}: {
  side: PictureSide | null
  onChange: (side: PictureSide | null) => void
}) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={side}
      onChange={(_event, value: PictureSide | null) => onChange(value)}
      aria-label={translate('pictures.side')}
      sx={{ mt: 2, flexWrap: 'wrap' }}
    >
      {PICTURE_SIDES.map(one => (
        <ToggleButton key={one} value={one}>
          {translate(`pictures.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
