import { teamUsers } from '../../nouns/people/account-store'
import { insertTemplate } from '../../nouns/messages/template-store'
import { inTurn } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'

const TEMPLATES: readonly (readonly [name: string, body: string])[] = [
  [
    'Pictures of the month',
    'Hi {vendor}, this is {product}, please send pictures of all 4 sides of your truck/s + MUDFLAPS for {month}. Thank you!',
  ],
  ['Thank you', 'Thank you, {vendor}. All pictures of {month} have arrived.'],
  [
    'Install appointment',
    'Hi {vendor}, can the truck be at our yard on Saturday at 9 AM? It takes two hours.',
  ],
  ['Payment sent', 'Hi {vendor}, your payment for {month} is on its way.'],
  ['Blurry picture', 'Could you send the back side once more, please? The last picture is blurry.'],
  [
    'New campaign',
    'Hi {vendor}, we have a new campaign in your area. Which of your trucks are free next month?',
  ],
  ['Damage', 'Hi {vendor}, we saw damage on one of your panels. Please call us when you can.'],
]

export async function addDemoTemplates({ tx, now }: DemoWorld): Promise<void> {
  const team = await teamUsers(tx)
  for (const [index, [template_name, template_body]] of TEMPLATES.entries()) {
    await insertTemplate(tx, {
      template_name,
      template_body,
      template_created_by: inTurn(team, index).user_id,
      created_at: now,
    })
  }
}
