import { defineConfig } from 'tsup'
import { sdkDoors } from '../../scripts/sdk-doors.mjs'

const shared = {
  entry: Object.fromEntries(sdkDoors().map(({ name, module }) => [name, `src/${module}.ts`])),
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  outExtension: ({ format }: { format: string }) => ({ js: format === 'cjs' ? '.cjs' : '.js' }),
} as const

export default defineConfig([
  { ...shared, format: 'esm', outDir: 'dist/esm' },
  { ...shared, format: 'cjs', outDir: 'dist/cjs' },
])
