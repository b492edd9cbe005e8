import { useSearchParams } from 'react-router'
import { EDITED_PARAMETER } from '../../paths'

export type MacrosTab = 'trucks' | 'groups'

/** What the address says of the page: which tab is shown, and which record is open above its list. */
export function useMacrosAddress() {
  const [parameters, setParameters] = useSearchParams()
  const tab: MacrosTab = parameters.get('tab') === 'groups' ? 'groups' : 'trucks'
  const opened = parameters.get(EDITED_PARAMETER)
  const withEdit = (id: string | undefined): URLSearchParams => {
    const next = new URLSearchParams(parameters)
    if (id === undefined) next.delete(EDITED_PARAMETER)
    else next.set(EDITED_PARAMETER, id)
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
