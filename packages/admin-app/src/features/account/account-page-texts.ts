import type { FeatureTexts } from '../../config/admin-feature'

export const ACCOUNT_PAGE_TEXTS = {
  en: {
    account: {
      password_title: 'Password',
      present: 'Present password',
      next: 'New password',
      rule: 'At least %{count} characters; a few words are good.',
      change: 'Change password',
      changed: 'Your password was changed.',
      changed_ended:
        'Your password was changed, and one other session ended. |||| Your password was changed, and %{smart_count} other sessions ended.',
      sessions_title: 'Where you are logged in',
      sessions_failed: 'Your sessions could not be loaded',
      this_one: 'This one',
      unknown_device: 'Unknown device',
      last_used: 'Last used',
      end: 'Log out there',
      end_named: 'Log out there: %{device}, last used %{at}',
      ended: 'That session is over.',
      end_others: 'Log out everywhere else',
      end_others_title: 'Log out everywhere else?',
      end_others_text: 'All other browsers and scripts that are logged in as you have to log in again.',
      ended_others: 'One other session is over. |||| %{smart_count} other sessions are over.',
    },
  },
  es: {
    account: {
      password_title: 'Contraseña',
      present: 'Contraseña actual',
      next: 'Contraseña nueva',
      rule: 'Al menos %{count} caracteres; unas cuantas palabras son una buena opción.',
      change: 'Cambiar la contraseña',
      changed: 'Se cambió su contraseña.',
      changed_ended:
        'Se cambió su contraseña y terminó otra sesión. |||| Se cambió su contraseña y terminaron otras %{smart_count} sesiones.',
      sessions_title: 'Dónde tiene la sesión abierta',
      sessions_failed: 'No se pudieron cargar sus sesiones',
      this_one: 'Esta',
      unknown_device: 'Dispositivo desconocido',
      last_used: 'Último uso',
      end: 'Cerrar allí',
      end_named: 'Cerrar allí: %{device}, último uso %{at}',
      ended: 'Esa sesión ha terminado.',
      end_others: 'Cerrar todas las demás',
      end_others_title: '¿Cerrar todas las demás sesiones?',
      end_others_text: 'Los demás navegadores y programas con su cuenta tendrán que iniciar sesión de nuevo.',
      ended_others: 'Terminó otra sesión. |||| Terminaron otras %{smart_count} sesiones.',
    },
  },
} satisfies FeatureTexts
