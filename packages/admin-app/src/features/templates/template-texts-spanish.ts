import type { Texts } from '../../config/admin-feature'

export const TEMPLATE_TEXTS_SPANISH = {
  templates: {
    add: 'Añadir',
    add_title: 'Plantilla nueva',
    add_button: 'Añadir',
    edit: 'Editar',
    edit_title: 'Editar plantilla',
    update_button: 'Actualizar',
    delete_title: '¿Eliminar %{name}?',
    saved: 'Plantilla añadida',
    updated: 'Plantilla actualizada',
    deleted: 'Plantilla eliminada',
    all: 'Todas las plantillas',
    by: 'De %{name}',
    choose: 'Elija una plantilla',
    choose_text: 'Aquí aparece su texto completo.',
    variables: 'Se rellena para cada destinatario: %{names}',
  },
  resources: {
    'message-templates': {
      name: 'Plantilla |||| Plantillas',
      fields: {
        template_name: 'Nombre',
        template_body: 'Texto',
        template_created_by: 'Creada por',
      },
    },
  },
} satisfies Texts
