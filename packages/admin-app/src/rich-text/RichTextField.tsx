import { Box } from '@mui/material'
import { useInput } from 'ra-core'
import { Labeled } from 'react-admin'
import { Suspense, useEffect, useState } from 'react'
import { fetched } from '../config/fetched'
import { whenIdle } from '../config/when-idle'
import { RichText } from './RichText'
import type { RichTextInputProps } from './RichTextInput'

const Editor = fetched(async () => (await import('./RichTextInput')).RichTextInput)

/**
 * Notes as they read, and in their place the editor as soon as the browser has nothing else to do: it is large, and
 * whoever opens a record looks first.
 */
export function RichTextField(props: RichTextInputProps) {
  const isIdle = useIdle()
  const atRest = <AtRest {...props} />
  return isIdle ? (
    <Suspense fallback={atRest}>
      <Editor {...props} />
    </Suspense>
  ) : (
    atRest
  )
}

/** ms: a browser that is busy for longer is not waited for. */
const AT_LATEST = 2000

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), { timeout: AT_LATEST }), [])
  return isIdle
}

/** As high as the editor: nothing moves when it comes. */
const AT_REST = {
  width: '100%',
  '& .tools': { height: 33 },
  '& .text': {
    minHeight: 112,
    p: 1,
    mb: '3px',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.default',
    whiteSpace: 'break-spaces',
  },
} as const

function AtRest({ source, label }: RichTextInputProps) {
  const { field } = useInput({ source, defaultValue: '' })
  return (
    <Box sx={AT_REST}>
      <Labeled label={label} source={source} fullWidth>
        <>
          <div className="tools" />
          <div className="text">
            <RichText html={field.value ?? ''} />
          </div>
        </>
      </Labeled>
    </Box>
  )
}
