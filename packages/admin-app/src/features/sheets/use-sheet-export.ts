import type { Answer } from '@product/sdk/contract'
import type { sheetEndpoints } from '@product/sdk/features/sheets'
import { SHEET_TEXTS } from '@product/sdk/features/sheets'
import type { ApiClient } from '@product/sdk/client'
import { useMutation } from '@tanstack/react-query'
import { useRecordSelection, useRefresh } from 'ra-core'
import { useRef, useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { downloadFile } from '../../data/download-file'
import { createSendOnce } from '../../data/send-once'
import { randomKey } from '../../forms/random-key'
import { failureText } from '../../toasts/failure-text'
import { useToast } from '../../toasts/use-toast'

type MadeSheet = Answer<typeof sheetEndpoints.exportPrintOrder>

export type SheetCall = (
  api: ApiClient,
  input: { body: { truckIds: number[] }; idempotencyKey: string },
) => Promise<MadeSheet>

/** Saves the ticked trucks of a list as the server's file: once for all clicks, and says what came of it. */
export function useSheetExport(resource: string, call: SheetCall) {
  const { backgroundApi } = useRuntime()
  const toast = useToast()
  const refresh = useRefresh()
  const [ticked, { unselect }] = useRecordSelection({ resource })
  const [once] = useState(() => createSendOnce({ storage: undefined, name: resource, makeKey: randomKey }))
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    async mutationFn(truckIds: number[]) {
      const body = { truckIds }
      const made = await call(backgroundApi, { body, idempotencyKey: once.keyFor(body) })
      once.answered()
      await downloadFile({ name: made.file_name, url: made.downloadUrl })
      return made
    },
    onSuccess({ file_name, rowCount, left_out }) {
      const args = { name: file_name, smart_count: rowCount }
      if (left_out.length === 0) return toast('success', 'sheets.saved', { args })
      unselect(left_out)
      refresh()
      toast('warning', 'sheets.saved_less', {
        args: { ...args, smart_count: left_out.length },
        stays: 'long',
      })
    },
    onError(error) {
      // Trucks that are gone leave the list, too.
      refresh()
      toast('error', failureText(error))
    },
    onSettled() {
      isUnderWay.current = false
    },
  })
  function save(): void {
    if (ticked.length === 0) return toast('warning', SHEET_TEXTS.nothingSelected)
    // A second click comes before the button shows that it waits.
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(ticked.map(Number))
  }
  return { save, isPending, count: ticked.length }
}
