import { Box, Stack } from '@mui/material'
import { PERSONAL_NUMBERS, type PersonalNumberKind, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { useRecordContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { FieldInputs } from '../../fields/FieldInputs'
import { Section } from '../../layout/Section'
import { PictureInput } from '../../pictures/PictureInput'
import { RichTextField } from '../../rich-text/RichTextField'
import { Papers } from './Papers'
import { PipelineButtons } from './PipelineButtons'
import { VENDORS } from './vendors'
import { VendorTrucks } from './VendorTrucks'

const F = VENDOR_FIELDS

const TWO_COLUMNS = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const

const IDENTITY = {
  code: F.code,
  rating: F.rating,
  eligible: F.eligible,
  picture_reporting: F.picture_reporting,
  name: F.name,
  nickname: F.nickname,
} as const

interface VendorInputsProps {
  mode: 'create' | 'edit'
  /** What stands below the two tax numbers. */
  numbers?: ReactNode
}

/** Everything of a vendor in the order of the document. Spec: operations, 2. */
export function VendorInputs({ mode, numbers }: VendorInputsProps) {
  const translate = useTranslate()
  const stored = useRecordContext()
  const help = (number: PersonalNumberKind) => (stored?.[number] ? translate('vendors.masked') : false)
  return (
    <Stack spacing={2}>
      <Section title="vendors.identity">
        <PictureInput source="profile_picture" />
        <Box sx={TWO_COLUMNS}>
          <FieldInputs fields={IDENTITY} resource={VENDORS} />
        </Box>
      </Section>
      <Section title="vendors.contact">
        <Box sx={TWO_COLUMNS}>
          <FieldInputs fields={{ phone_num: F.phone_num, email: F.email }} resource={VENDORS} />
        </Box>
      </Section>
      <Section title="vendors.tax">
        <Box sx={TWO_COLUMNS}>
          {PERSONAL_NUMBERS.map(number => (
            <TextInput
              key={number}
              source={number}
              label={`resources.vendors.fields.${number}`}
              autoComplete="off"
              helperText={help(number)}
            />
          ))}
        </Box>
        {numbers}
      </Section>
      <Section title="vendors.business">
        <FieldInputs fields={{ referred_by: F.referred_by }} resource={VENDORS} />
        <RichTextField source="notes" label={translate('resources.vendors.fields.notes')} />
        <Box sx={TWO_COLUMNS}>
          <FieldInputs
            fields={{
              address: F.address,
              moves_for: F.moves_for,
              city: F.city,
              area_covered: F.area_covered,
            }}
            resource={VENDORS}
          />
        </Box>
      </Section>
      <Section title="vendors.standing">
        <PipelineButtons />
        <Box sx={TWO_COLUMNS}>
          <FieldInputs fields={{ date_added: F.date_added }} resource={VENDORS} />
        </Box>
      </Section>
      <Papers kind="file" />
      <Papers kind="agreement" />
      {mode === 'edit' && <VendorTrucks />}
    </Stack>
  )
}
