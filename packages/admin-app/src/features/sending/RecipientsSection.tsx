import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import { Alert, Box, Button } from '@mui/material'
import { MOST_RECIPIENTS } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Section } from '../../layout/Section'
import { TypedNumbersField } from '../../nouns/messages/TypedNumbersField'
import { VendorSearch } from '../../nouns/messages/VendorSearch'
import { numberText } from '../../texts/shown-numbers'
import { chosenCount, sourceOfNumber, typedNumbers, withSource } from './compose-draft'
import { GroupPickerDialog } from './GroupPickerDialog'
import { NumbersFile } from './NumbersFile'
import { RecipientChips } from './RecipientChips'
import type { ComposeWork } from './use-compose-draft'

/** Who gets it: groups, vendors, typed numbers, numbers of a file. Spec: communication, 2. */
export function RecipientsSection({ work }: { work: ComposeWork }) {
  const translate = useTranslate()
  const [isPicking, setPicking] = useState(false)
  const { sources, refused } = work.draft
  const count = chosenCount(sources)
  return (
    <Section
      title="compose.recipients"
      count={count}
      actions={
        <Button variant="outlined" startIcon={<GroupsOutlined />} onClick={() => setPicking(true)}>
          {translate('compose.add_group')}
        </Button>
      }
    >
      <RecipientChips
        sources={sources}
        onRemove={key => work.update(draft => ({ sources: draft.sources.filter(one => one.key !== key) }))}
        onClear={() => work.change({ sources: [] })}
      />
      {count > MOST_RECIPIENTS && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate('compose.too_many', { most: numberText(MOST_RECIPIENTS) })}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <VendorSearch
          isChosen={({ vendor_id }) => sources.some(({ key }) => key === `vendor/${vendor_id}`)}
          onChoose={({ vendor_id, name, phone_num }) =>
            work.update(draft => ({
              sources: withSource(draft.sources, {
                kind: 'vendor',
                key: `vendor/${vendor_id}`,
                label: name,
                members: [{ vendor_id, phone_number: phone_num, vendor_name: name }],
              }),
            }))
          }
        />
        <Box>
          <TypedNumbersField
            already={typedNumbers(sources)}
            refused={refused}
            onRefused={left => work.change({ refused: left })}
            onAdd={numbers =>
              work.update(draft => ({
                sources: numbers.map(sourceOfNumber).reduce(withSource, [...draft.sources]),
              }))
            }
          />
        </Box>
      </Box>
      <NumbersFile
        onRead={source => work.update(draft => ({ sources: withSource(draft.sources, source) }))}
      />
      {isPicking && (
        <GroupPickerDialog
          isChosen={key => sources.some(source => source.key === key)}
          onChoose={source => work.update(draft => ({ sources: withSource(draft.sources, source) }))}
          onClose={() => setPicking(false)}
        />
      )}
    </Section>
  )
}
