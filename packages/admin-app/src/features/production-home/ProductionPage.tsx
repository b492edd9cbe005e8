import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Inserts } from '../../layout/Inserts'
import { Page } from '../../layout/Page'
import { useSidebarEntries } from '../../layout/use-sidebar-entries'
import { SectionCard } from './SectionCard'

/** Says to pick a section, and shows each with how much it holds. Spec: operations, 2. */
export function ProductionPage() {
  const translate = useTranslate()
  const sections = useSidebarEntries().filter(({ parent }) => parent === 'production')
  return (
    <Page title="console.sidebar.production">
      <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
        {translate('production.pick')}
      </Typography>
      <Box
        component="nav"
        aria-label={translate('production.sections')}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        {sections.map(entry => (
          <SectionCard key={entry.name} entry={entry} />
        ))}
      </Box>
      <Inserts into="production" />
    </Page>
  )
}
