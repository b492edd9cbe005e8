import type { Texts } from '../../config/admin-feature'

export const INVENTORY_TEXTS_SPANISH = {
  inventory: {
    export: 'Exportar CSV',
    empty_text: 'Aquí aparecen los camiones que no están en ninguna campaña, ni ahora ni más adelante.',
    city: 'Ciudades',
    make: 'Marcas',
    taken:
      'Un camión se puso en una campaña o se eliminó mientras tanto y no va en el archivo: %{names} |||| %{smart_count} camiones se pusieron en una campaña o se eliminaron mientras tanto y no van en el archivo: %{names}',
  },
  resources: {
    'inventory-trucks': {
      name: 'Camión |||| Camiones',
      fields: {
        vendor_name: 'Proveedor',
        vendor_city: 'Ciudad',
        vendor_phone_num: 'Teléfono',
        name: 'Nombre del camión',
        license_plate: 'Matrícula',
        make: 'Marca',
        year: 'Año',
        size_ref: 'Referencia de tamaño',
        side_dim: 'Medidas laterales',
        back_dim: 'Medidas traseras',
        over_cab_dim: 'Medidas sobre cabina',
        area_covered: 'Zonas cubiertas',
        miles_per_day: 'Millas al día',
        moves_freight_for: 'Transporta para',
        starting_location: 'Lugar de salida',
        side_door: 'Puerta lateral',
        side_rail: 'Baranda lateral',
        colored_cab: 'Cabina de color',
        backdoor_lift_gate: 'Plataforma elevadora trasera',
        description: 'Descripción',
        artwork_code: 'Código del diseño',
      },
    },
  },
} satisfies Texts
