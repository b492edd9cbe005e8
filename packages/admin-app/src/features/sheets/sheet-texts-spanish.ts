import type { Texts } from '../../config/admin-feature'

const fields = {
  vendor_name: 'Proveedor',
  vendor_city: 'Ciudad del proveedor',
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
}

export const SHEET_TEXTS_SPANISH = {
  sheets: {
    export: 'Exportar Excel',
    export_count: 'Exportar Excel (%{smart_count})',
    how: 'Marque los camiones que van en el archivo. Las marcas se conservan al buscar y al pasar de página.',
    empty_text: 'Aquí aparecen los camiones de los proveedores con sus medidas.',
    saved: '%{name} se ha guardado con un camión |||| %{name} se ha guardado con %{smart_count} camiones',
    saved_less:
      '%{name} se ha guardado sin un camión que se eliminó mientras tanto |||| %{name} se ha guardado sin %{smart_count} camiones que se eliminaron mientras tanto',
  },
  resources: {
    'print-order-trucks': { name: 'Camión |||| Camiones', fields },
    'install-guide-trucks': { name: 'Camión |||| Camiones', fields },
  },
} satisfies Texts
