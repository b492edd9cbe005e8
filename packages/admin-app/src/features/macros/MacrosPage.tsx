import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Tab, Tabs, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { fetched } from '../../config/fetched'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { Inserts } from '../../layout/Inserts'
import { Page } from '../../layout/Page'
import { SelectionTrucksList } from './SelectionTrucksList'
import { type MacrosTab, useMacrosAddress } from './use-macros-address'
import { WaypointGroupsList } from './WaypointGroupsList'

const AddMacro = fetched(async () => (await import('./AddMacro')).AddMacro)

const TABS: readonly MacrosTab[] = ['trucks', 'groups']

/** Rep Routes, macros and waypoint groups. Spec: operations, 2. */
export function MacrosPage() {
  const translate = useTranslate()
  const { tab, showTab } = useMacrosAddress()
  return (
    <Page title="console.sidebar.macros">
      <AddMacroAccordion />
      <Tabs
        value={tab}
        aria-label={translate('macros.lists')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(name => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="macros-list"
            label={translate(`macros.tabs.${name}`)}
            onClick={() => showTab(name)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="macros-list" aria-labelledby={`tab-${tab}`}>
        {tab === 'trucks' ? <SelectionTrucksList /> : <WaypointGroupsList />}
      </Box>
      <Inserts into="macros" />
    </Page>
  )
}

/** The form comes when it is first opened, and stays as it was left. */
function AddMacroAccordion() {
  const translate = useTranslate()
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Accordion
      variant="outlined"
      slotProps={{ heading: { component: 'h2' } }}
      onChange={() => setWasOpened(true)}
      sx={{ mb: 2 }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="h2">
          {translate('macros.add')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {wasOpened && (
          <Suspense fallback={<FormSkeleton fields={5} />}>
            <AddMacro />
          </Suspense>
        )}
      </AccordionDetails>
    </Accordion>
  )
}
