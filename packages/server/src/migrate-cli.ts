import { parseArgs } from 'node:util'
import { openDatabase } from './db/open-database'
import { readSettings } from './settings'

// A script of the root runs in the root; ./data is meant from where the person stands.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)

const HELP = `Usage: pnpm db:migrate
  Brings the database up to date and stops. The server does the same at its start.`

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)
  const settings = readSettings(process.env)
  const { kind, close } = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
  })
  await close()
  console.log(`The ${kind} database is up to date.`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
