import { useSearchParams } from 'react-router'

export type MacrosTab = 'trucks' | 'groups'

/** What the address says of the page: which tab is shown, and which record is open above its list. */
export function useMacrosAddress() {
  const [parameters, setParameters] = useSearchParams()
  const tab: MacrosTab = parameters.get('tab') === 'groups' ? 'groups' : 'trucks'
  const opened = parameters.get('edit')
  const withEdit = (id: string | undefined): URLSearchParams => {
    const next = new URLSearchParams(parameters)
    if (id === undefined) next.delete('edit')
    else next.set('edit', id)
    return next
  }
  return {
    tab,
    /** The id of the record that is edited. */
    editedId: opened !== null && /^\d+$/.test(opened) ? Number(opened) : undefined,
    // What stands of the other list in the address is not this one's.
    showTab: (next: MacrosTab) => setParameters(next === 'trucks' ? {} : { tab: next }, { replace: true }),
    edit: (id: string | number) => setParameters(withEdit(String(id))),
    close: () => setParameters(withEdit(undefined), { replace: true }),
  }
}
