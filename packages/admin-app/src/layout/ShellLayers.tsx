import { Backdrop } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { fetched } from '../config/fetched'
import { useNavigate } from 'react-router'
import type { SidebarEntry } from '../config/admin-feature'
import { ShortcutsContext } from '../shortcuts/shortcut-registry'
import { useShortcut } from '../shortcuts/use-shortcut'
import { FetchedLayer } from './FetchedLayer'
import { type Layer, OpenLayerContext } from './layers'
import { Tips } from './Tips'
import { useSearch } from './use-search'
import { useSidebarEntries } from './use-sidebar-entries'

const ShortcutsDialog = fetched(async () => (await import('../shortcuts/ShortcutsDialog')).ShortcutsDialog)

/** The search and the list of shortcuts, over whatever page; and the keys that open them and lead to the sections. */
export function ShellLayers({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<Layer>()
  const Search = useSearch()
  const entries = useSidebarEntries()
  const close = () => setLayer(undefined)
  useShortcut({
    keys: '?',
    label: 'console.shortcuts.help',
    group: 'general',
    run: () => setLayer('shortcuts'),
  })
  return (
    <OpenLayerContext value={setLayer}>
      {children}
      <Tips />
      {entries.map(
        entry => entry.letter && <GoShortcut key={entry.name} entry={entry} letter={entry.letter} />,
      )}
      {Search && <SearchShortcut onSearch={() => setLayer('search')} />}
      {layer && (
        <FetchedLayer onClose={close} fallback={<LoadingLayer />}>
          {layer === 'shortcuts' && <OpenShortcuts onClose={close} />}
          {layer === 'search' && Search && <Search onClose={close} />}
        </FetchedLayer>
      )}
    </OpenLayerContext>
  )
}

/** A layer on its way is one already: what is typed for it leads to no section. */
function LoadingLayer() {
  const translate = useTranslate()
  return (
    <Backdrop
      open
      transitionDuration={0}
      role="dialog"
      aria-label={translate('console.loading')}
      aria-hidden={false}
      sx={{ zIndex: 'modal' }}
    />
  )
}

function GoShortcut({ entry: { label, path }, letter }: { entry: SidebarEntry; letter: string }) {
  const navigate = useNavigate()
  useShortcut({ keys: `g ${letter}`, label, group: 'go_to', run: () => void navigate(`/${path}`) })
  return null
}

function SearchShortcut({ onSearch }: { onSearch: () => void }) {
  useShortcut({ keys: 'mod+k', label: 'console.shortcuts.search', group: 'general', run: onSearch })
  return null
}

const NONE = { get: () => [], subscribe: () => () => undefined }

function OpenShortcuts({ onClose }: { onClose: () => void }) {
  const { get, subscribe } = use(ShortcutsContext) ?? NONE
  return <ShortcutsDialog shortcuts={useSyncExternalStore(subscribe, get)} onClose={onClose} />
}
