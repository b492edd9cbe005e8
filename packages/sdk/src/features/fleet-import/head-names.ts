import { plainHead, plainWords } from './head-text'
import { IMPORT_TARGETS, type FleetSide, type ImportTarget } from './import-fields'

/** What people call the columns, beside the names and labels of the fields; also in Spanish. */
const NAMES: Readonly<Partial<Record<ImportTarget, string>>> = {
  'vendor.code': 'vendor no|vendor num|vendor number|vendor #|account no|codigo|clave|codigo proveedor',
  'vendor.name':
    'vendor|vendor name|company|company name|business|business name|owner|owner name|truck owner|supplier|carrier|hauler|proveedor|nombre del proveedor|empresa|dueno|propietario|transportista',
  'vendor.nickname': 'nick name|alias|aka|dba|short name|apodo|nombre corto',
  'vendor.rating': 'stars|star rating|calificacion|estrellas',
  'vendor.eligible': 'qualified|is qualified|calificado|elegible',
  'vendor.picture_reporting':
    'reports pictures|sends pictures|pictures|photos|photo reporting|fotos|reporte de fotos',
  'vendor.phone_num':
    'phone number|phone no|phone #|telephone|tel|mobile|mobile phone|cell|cell phone|cellphone|contact number|contact phone|telefono|celular|movil|numero de telefono',
  'vendor.email': 'e mail|mail|email address|e mail address|correo|correo electronico',
  'vendor.referred_by': 'referral|referred|referrer|source|referido por|recomendado por',
  'vendor.address': 'street|street address|mailing address|direccion|domicilio|calle',
  'vendor.city': 'town|ciudad',
  'vendor.area_covered': 'area|areas|region|zona|zona cubierta',
  'vendor.moves_for': 'moves for|moves freight for|freight for|mueve carga para',
  'vendor.pipeline': 'stage|pipeline stage|etapa',
  'vendor.date_added': 'added|added on|since|created|vendor since|fecha|fecha de alta',
  'vendor.notes': 'note|comment|comments|remarks|notas|comentarios|observaciones',
  'truck.name':
    'truck|unit|unit name|unit number|unit no|unit #|truck number|truck no|truck #|truck id|vehicle|vehicle name|camion|unidad|nombre del camion|numero de unidad|no economico',
  'truck.license_plate':
    'plate|plates|plate number|plate no|plate #|license|license number|license no|licence plate|tag|placa|placas|matricula',
  'truck.make': 'brand|manufacturer|make model|marca',
  'truck.year': 'model year|yr|ano|ano modelo|modelo ano',
  'truck.size_ref': 'size|truck size|box size|length|tamano|medida',
  'truck.side_dim': 'side dim|side dims|side|sides|side size|side panel|lado|lados|medida lateral',
  'truck.back_dim':
    'back dim|back dims|back|rear|rear dim|rear dimensions|back size|back panel|atras|trasera',
  'truck.over_cab_dim': 'over cab|over cab dim|overcab|cab over|over cab size|sobre cabina',
  'truck.area_covered': 'area covered|areas|routes|zonas',
  'truck.miles_per_day': 'miles day|daily miles|miles|avg miles|average miles|mi day|millas por dia|millas',
  'truck.moves_freight_for': 'freight for|hauls for|freight',
  'truck.starting_location': 'start location|starts at|yard|base|home base|garage|lugar de salida|salida',
  'truck.side_door': 'has side door|puerta lateral',
  'truck.side_rail': 'side rails|has side rail|riel lateral',
  'truck.colored_cab': 'coloured cab|color cab|has colored cab|cabina de color',
  'truck.backdoor_lift_gate': 'lift gate|liftgate|back door lift gate|tail lift|plataforma|rampa',
  'truck.description': 'truck notes|truck description|details|descripcion',
  'truck.artwork_code': 'artwork|art code|codigo de arte',
  'truck.imei': 'imei|imei number|tracker|tracker id|gps|gps id|device id|rastreador',
}

const SIDE_WORDS: Readonly<Record<FleetSide, string>> = {
  vendor: '(?:vendor|supplier|owner|company|proveedor)',
  truck: '(?:truck|unit|vehicle|camion|unidad)',
}
const named = (side: FleetSide) => new RegExp(`^${SIDE_WORDS[side]}s? | (?:del? )?${SIDE_WORDS[side]}$`)
const BY_SIDE = { vendor: named('vendor'), truck: named('truck') }

/** Targets by everything they are called. One head may mean a field of either side: `name`, `area covered`. */
const targets = new Map<string, ImportTarget[]>()
for (const { target, name, field } of IMPORT_TARGETS) {
  const texts = [name, field.label, ...(NAMES[target]?.split('|') ?? [])].map(plainHead)
  for (const text of new Set(texts)) targets.set(text, [...(targets.get(text) ?? []), target])
}
targets.set('nombre', ['vendor.name', 'truck.name'])

function targetsOf(text: string): readonly ImportTarget[] {
  const found = targets.get(text)
  if (found) return found
  for (const side of ['truck', 'vendor'] as const) {
    const rest = text.replace(BY_SIDE[side], '')
    const ofSide =
      rest === text ? undefined : targets.get(rest)?.find(target => target.startsWith(`${side}.`))
    if (ofSide) return [ofSide]
  }
  return []
}

/** All fields that a head may mean, the likeliest first; none where it says nothing to us. */
export function headTargets(head: string): readonly ImportTarget[] {
  const found = targetsOf(plainHead(head))
  return found.length > 0 ? found : targetsOf(plainWords(head))
}

/** The likeliest field; undefined where the head says nothing to us. */
export const headTarget = (head: string): ImportTarget | undefined => headTargets(head)[0]
