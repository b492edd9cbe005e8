import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, FormHelperText, IconButton, InputAdornment, TextField, Typography } from '@mui/material'
import { GROUP_LETTERS, readWeighting, weightingProblem } from '@product/sdk/nouns/placeholders'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { GroupSearch } from './GroupSearch'
import type { ChosenGroup } from './selection-trucks'
import { readGroups } from './truck-form'

const sumOf = (groups: readonly ChosenGroup[]): number =>
  groups.reduce((sum, { weighting }) => sum + weighting, 0)

/** Up to four waypoint groups, A to D, with their weightings while these count. Spec: operations, 5. */
export function GroupChoice() {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'groups', defaultValue: [] })
  const { field: weighted } = useInput({ source: 'use_weighting', defaultValue: false })
  const isWeighted = weighted.value === true
  const groups = readGroups(field.value)
  const pairs = groups.map(({ id, weighting }): [number, number] => [id, weighting])
  const refused = fieldState.error?.message
  const open = groups.length === 0 ? undefined : weightingProblem(isWeighted, pairs)
  const change = (id: number, weighting: number) =>
    field.onChange(groups.map(group => (group.id === id ? { ...group, weighting } : group)))
  // What is left of the whole is offered, so that the first group has all of it.
  const add = (group: Omit<ChosenGroup, 'weighting'>) =>
    field.onChange([...groups, { ...group, weighting: Math.max(0, 100 - sumOf(groups)) }])
  return (
    <Box component="section" aria-labelledby="macro-groups" sx={{ mt: 1 }}>
      <Typography id="macro-groups" component="h3" variant="h3" sx={{ mb: 1 }}>
        {translate('macros.tabs.groups')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.map((group, at) => (
          <GroupRow
            key={group.id}
            letter={GROUP_LETTERS[at] ?? ''}
            group={group}
            isWeighted={isWeighted}
            onWeighting={weighting => change(group.id, weighting)}
            onRemove={() => field.onChange(groups.filter(({ id }) => id !== group.id))}
          />
        ))}
      </Box>
      {groups.length < GROUP_LETTERS.length ? (
        <GroupSearch taken={new Set(groups.map(({ id }) => id))} onChoose={add} />
      ) : (
        <FormHelperText>{translate('macros.four_at_most')}</FormHelperText>
      )}
      <FormHelperText error role="status">
        {open ?? (refused !== undefined && <ValidationError error={refused} />)}
      </FormHelperText>
    </Box>
  )
}

interface GroupRowProps {
  letter: string
  group: ChosenGroup
  isWeighted: boolean
  onWeighting: (weighting: number) => void
  onRemove: () => void
}

function GroupRow({ letter, group: { name, weighting }, isWeighted, onWeighting, onRemove }: GroupRowProps) {
  const translate = useTranslate()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 0.5,
        minHeight: 52,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 600, width: 16 }}>{letter}</Typography>
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      {isWeighted && (
        <TextField
          type="number"
          size="small"
          value={String(weighting)}
          onChange={event => onWeighting(readWeighting(event.target.value))}
          onFocus={event => event.target.select()}
          sx={{ width: 104 }}
          slotProps={{
            htmlInput: {
              min: 0,
              max: 100,
              step: 1,
              inputMode: 'numeric',
              'aria-label': translate('macros.weighting_of', { name }),
            },
            input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
          }}
        />
      )}
      <IconButton size="small" onClick={onRemove} aria-label={translate('macros.take_out', { name })}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}
