import { MOST_CHARACTERS } from './can-send'

/** A truck of which pictures are asked for. */
export interface ReminderTruck {
  name: string
  license_plate: string
  campaign: string
}

/** Asks any vendor. Spec: communication, 9. */
export const pictureRequestText = (product: string): string =>
  `Hi, this is ${product}, please send pictures of all 4 sides of your truck/s + MUDFLAPS for this months picture reporting. Thank you!`

/** The trucks of `reminders`: ` | ` between them, each `name, plate, campaign`. Spec: communication, 3. */
export function readReminders(reminders: string): ReminderTruck[] {
  const entries = reminders.split('|').map(entry => entry.split(',').map(part => part.trim()))
  return entries
    .map(([name = '', license_plate = '', ...campaign]) => ({
      name,
      license_plate,
      campaign: campaign.join(', '),
    }))
    .filter(truck => truck.name !== '' || truck.license_plate !== '' || truck.campaign !== '')
}

/** What `readReminders` reads: bars, and commas within the first two, become blanks. */
export const writeReminders = (trucks: readonly ReminderTruck[]): string =>
  trucks
    .map(({ name, license_plate, campaign }) =>
      [without(/[|,]/g, name), without(/[|,]/g, license_plate), without(/\|/g, campaign)].join(', '),
    )
    .join(' | ')

const without = (marks: RegExp, text: string): string => text.replace(marks, ' ').replace(/\s+/g, ' ').trim()

const lineOf = ({ name, license_plate, campaign }: ReminderTruck, withCampaign: boolean): string =>
  [name, license_plate, withCampaign ? campaign : ''].filter(part => part !== '').join(', ')

/** One dash or curly quote in a name would more than double what the whole text costs; it reads the same without. */
const inPlainMarks = (text: string): string =>
  text
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')

/**
 * The reminder to one vendor: the trucks with plate and active campaign, or without the campaigns where that would be
 * too long for a message, or the plain request where it still is; dashes and quotes of names become plain ones. The
 * specification shows no text. Spec: communication, 9.
 */
export function reminderMessage(product: string, trucks: readonly ReminderTruck[]): string {
  const plain = pictureRequestText(product)
  if (trucks.length === 0) return plain
  const naming = (withCampaign: boolean) =>
    [
      `Hi, this is ${product}, please send pictures of all 4 sides + MUDFLAPS for this months picture reporting of:`,
      ...trucks.map(truck => `- ${inPlainMarks(lineOf(truck, withCampaign))}`),
      'Thank you!',
    ].join('\n')
  return [naming(true), naming(false)].find(text => text.length <= MOST_CHARACTERS) ?? plain
}
