import { Box, Stack, Typography } from '@mui/material'
import { VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { FieldInputs } from '../../fields/FieldInputs'
import { PipelineButtons } from './PipelineButtons'
import { VENDORS } from './vendors'

const F = VENDOR_FIELDS

const GROUPS = [
  {
    title: 'vendors.identity',
    fields: {
      name: F.name,
      code: F.code,
      nickname: F.nickname,
      date_added: F.date_added,
      rating: F.rating,
      pipeline: F.pipeline,
      eligible: F.eligible,
      picture_reporting: F.picture_reporting,
    },
  },
  {
    title: 'vendors.contact',
    fields: {
      phone_num: F.phone_num,
      email: F.email,
      address: F.address,
      city: F.city,
      referred_by: F.referred_by,
    },
  },
  { title: 'vendors.business', fields: { area_covered: F.area_covered, moves_for: F.moves_for } },
] as const

/** `numbers`: what stands below the two tax numbers. Spec: operations, 2. */
export function VendorInputs({ masked = false, numbers }: { masked?: boolean; numbers?: ReactNode }) {
  const translate = useTranslate()
  const help = masked ? translate('vendors.masked') : false
  return (
    <Stack spacing={3}>
      {GROUPS.map(({ title, fields }) => (
        <Group key={title} title={title}>
          <FieldInputs fields={fields} resource={VENDORS} own={{ pipeline: <PipelineButtons /> }} />
        </Group>
      ))}
      <Group title="vendors.tax">
        <TextInput source="ssn" autoComplete="off" helperText={help} />
        <TextInput source="ein" autoComplete="off" helperText={help} />
        {numbers}
      </Group>
    </Stack>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box component="section" aria-label={translate(title)}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  )
}
