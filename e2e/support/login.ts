import type { Page } from 'playwright-core'

/** Of every login of the demo. */
export const DEMO_PASSWORD = 'haulboard-demo'

export type DemoLogin = 'owner' | 'admin' | 'user' | 'comms' | 'client' | 'client2'

/** Logs in as a person does, and waits until the login page is left. */
export async function logIn(page: Page, who: DemoLogin): Promise<void> {
  await page.goto('/dashboard/login')
  await page.getByLabel('Email').fill(`${who}@demo.test`)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(url => !url.pathname.endsWith('/login'))
}
