import { Alert, Box, Button, Typography } from '@mui/material'
import { bodyFields } from '@product/sdk/contract'
import { FIX_LIST_FIELDS, FIX_LIST_TEXTS, readOnlyBecause, reopened } from '@product/sdk/nouns/fix-list'
import { useTranslate, useUpdate } from 'ra-core'
import { useFieldTexts } from '../../fields/field-texts'
import { useFailureToast } from '../../toasts/use-failure-toast'
import { useToast } from '../../toasts/use-toast'
import { FIX_LIST, type FixListRow } from './fix-list-resources'
import { toSend } from './to-send'
import { useReloadFixList } from './use-reload-fix-list'

/** A closed item: all of it to be read, and Reopen. Spec: operations, 4. */
export function ClosedItem({ item }: { item: FixListRow }) {
  const toast = useToast()
  const failureToast = useFailureToast()
  const reload = useReloadFixList()
  const [update, { isPending }] = useUpdate(
    FIX_LIST,
    { id: item.id, data: toSend({ ...item, ...reopened() }), previousData: item },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        toast('success', FIX_LIST_TEXTS.updated)
        reload()
      },
      onError: (error: unknown) => failureToast(error),
    },
  )
  return (
    <Box sx={{ pb: 2 }}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {readOnlyBecause(item)?.map(sentence => (
          <div key={sentence}>{sentence}</div>
        ))}
      </Alert>
      <ItemText item={item} />
      <Button variant="contained" sx={{ mt: 2 }} loading={isPending} onClick={() => void update()}>
        {FIX_LIST_TEXTS.reopen}
      </Button>
    </Box>
  )
}

function ItemText({ item }: { item: FixListRow }) {
  const translate = useTranslate()
  const texts = useFieldTexts(FIX_LIST)
  const { truck_name, vendor_name, owner_name } = item
  const shown: Readonly<Record<string, unknown>> = {
    ...item,
    truck_id: [truck_name, vendor_name].filter(Boolean).join(' · '),
    product_owner_id: owner_name,
  }
  const text = (value: unknown): string => {
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
    return typeof value === 'string' && value !== '' ? value : '–'
  }
  return (
    <Box component="dl" sx={{ display: 'grid', rowGap: 1.5, m: 0 }}>
      {bodyFields(FIX_LIST_FIELDS).map(([name, field]) => (
        <div key={name}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {texts.label(name, field)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text(shown[name])}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
