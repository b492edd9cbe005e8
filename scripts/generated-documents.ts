import { sdkApiReport } from './sdk-api-report'
import { sdkManifest } from './sdk-doors.mjs'

/** Files made from the emitted declarations and manifests; `checks/generated.test.ts` compares them. */
export const generatedDocuments = async (): Promise<{ path: string; text: string }[]> => [
  { path: 'docs/generated/sdk-api.md', text: await sdkApiReport() },
  { path: 'packages/sdk/package.json', text: `${JSON.stringify(sdkManifest(), null, 2)}\n` },
]
