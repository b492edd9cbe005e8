import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isOtherApp } from '../paths'
import { Splash } from './Splash'

/** Leads to another page in place of this one; a page of the staff console is loaded by the browser. */
export function GoTo({ path }: { path: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (isOtherApp(path)) window.location.replace(path)
    else void navigate(path, { replace: true })
  }, [navigate, path])
  return <Splash />
}
