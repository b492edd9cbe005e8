import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { pathTo } from '../../paths'

/** As many as one looks through; more letters narrow. */
const SHOWN = 50
const PAUSE_MS = 300

/** Leads to the dashboard of a client, by one of the client’s campaigns. */
export function ImpersonationPicker() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { targets, isFetching, isError } = useTargets(text)
  return (
    <Box sx={{ pb: 3 }}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('impersonation.start_text')}
      </Typography>
      <Autocomplete
        options={targets}
        // The server has searched already.
        filterOptions={found => found}
        getOptionLabel={({ campaign_name }) => campaign_name}
        getOptionKey={({ campaign_id }) => campaign_id}
        renderOption={({ key, ...props }, { campaign_name, user_name }) => (
          <li key={key} {...props}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {campaign_name}{' '}
              <Typography variant="caption" color="textSecondary" component="div">
                {user_name}
              </Typography>
            </Box>
          </li>
        )}
        loading={isFetching}
        loadingText={translate('console.loading')}
        noOptionsText={translate(isError ? 'impersonation.start_failed' : 'impersonation.start_none')}
        onInputChange={(_event, typed) => setText(typed)}
        onChange={(_event, target) => {
          if (!target) return
          const { client_id: clientId, campaign_id: campaignId } = target
          void navigate(pathTo('impersonateMap', { clientId, campaignId }))
        }}
        renderInput={input => (
          <TextField {...input} label={translate('impersonation.start_label')} autoFocus />
        )}
      />
    </Box>
  )
}

function useTargets(text: string) {
  const { backgroundApi } = useRuntime()
  const [search, setSearch] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isFetching, isError } = useQuery({
    queryKey: ['impersonation-targets', search],
    queryFn: ({ signal }) =>
      backgroundApi.impersonationTargets({
        query: { search: search.slice(0, 200), pageSize: SHOWN },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  return { targets: data?.targets ?? [], isFetching, isError }
}
