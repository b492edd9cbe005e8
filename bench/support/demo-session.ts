import { DEMO_PASSWORD, type DemoLogin } from '../../e2e/support/login'

/** Logs one of the demo's people in. */
export async function demoSession(url: string, who: DemoLogin): Promise<{ id: number; token: string }> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@demo.test`, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${who} can't log in: ${await answer.text()}`)
  // As the SDK's endpoint of the login has it.
  return (await answer.json()) as { id: number; token: string }
}

/** The header that says whose call it is. */
export const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
