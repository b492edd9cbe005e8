import type { Texts } from '../../config/admin-feature'

export const SEARCH_TEXTS_SPANISH = {
  search: {
    title: 'Buscar',
    field: 'Buscar proveedores, camiones, pagos y campañas',
    placeholder: 'Nombre, ciudad, teléfono, matrícula',
    clear: 'Borrar la búsqueda',
    hint: '¿Qué busca?',
    hint_text: 'Se busca en proveedores, camiones, pagos y campañas. Se perdonan pequeñas erratas.',
    searching: 'Buscando',
    none: 'No se encontraron datos',
    none_text: 'Pruebe con menos palabras o con otras.',
    failed: 'La búsqueda falló',
    failed_text: 'Compruebe la conexión e inténtelo de nuevo.',
    vendors: 'Proveedores',
    trucks: 'Camiones',
    payments: 'Pagos',
    campaigns: 'Campañas',
    found: '%{count}',
    found_at_least: '%{count} o más',
    unnamed: 'Sin nombre',
    rate: '$%{dollars} al mes',
    pages: 'Páginas de %{section}',
    page: '%{section}, página %{page}',
    next: 'Página siguiente de %{section}',
    previous: 'Página anterior de %{section}',
  },
} satisfies Texts
