import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { useApi } from '../../config/runtime'
import { useSettled } from '../../fields/use-settled'

const SEARCH_PAUSE_MS = 300
/** As many as are worth reading in a menu. */
const SHOWN = 50

interface ClientPickerProps {
  client: { user_id: number; name: string } | undefined
  onPick: (client: { user_id: number; name: string }) => void
  problem?: string
  help?: string
}

/** The client user whose campaign it is: all by name, narrowed by what is typed. */
export function ClientPicker({ client, onPick, problem, help }: ClientPickerProps) {
  const translate = useTranslate()
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useSettled(typed === client?.name ? '' : typed.trim(), SEARCH_PAUSE_MS)
  const { data, isFetching } = useQuery({
    queryKey: ['campaign-clients', search],
    enabled: isOpen,
    queryFn: ({ signal }) => api.allClientUsers({ query: { search, limit: SHOWN }, signal }),
    placeholderData: previous => previous,
  })
  const options = (data?.clients ?? []).map(({ user_id, user_name, email, company }) => ({
    user_id,
    name: user_name,
    about: [company, email].filter(Boolean).join(', '),
  }))
  const { user_id, name } = client ?? {}
  // The same object as long as it is the same client: with another one what is typed is taken back.
  const value = useMemo(
    () => (user_id === undefined || name === undefined ? null : { user_id, name, about: '' }),
    [user_id, name],
  )
  return (
    <Autocomplete
      value={value}
      options={options}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, picked) => picked && onPick({ user_id: picked.user_id, name: picked.name })}
      filterOptions={all => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ user_id }) => user_id}
      isOptionEqualToValue={(one, other) => one.user_id === other.user_id}
      loading={isFetching}
      loadingText={translate('console.loading')}
      noOptionsText={translate('campaign.no_client')}
      disableClearable={client !== undefined}
      size="small"
      renderOption={({ key, ...option }, { name, about }) => (
        <li key={key} {...option}>
          <span>
            {name}
            {about !== '' && <small style={{ display: 'block', opacity: 0.8 }}>{about}</small>}
          </span>
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          label={translate('campaign.client')}
          placeholder={translate('campaign.client_search')}
          margin="dense"
          required
          error={problem !== undefined}
          helperText={problem ?? help}
        />
      )}
    />
  )
}
