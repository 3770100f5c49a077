import type { Locale } from '@lindero/contract'
import type { DraftState } from './draft-document.ts'

/** Why a link shows no page. */
export type NoteKind = 'invalid' | 'expired' | 'gone' | 'unfinished' | 'nowhere' | 'failed' | 'away'

interface PreviewWords {
  preview: string
  states: Record<DraftState, string>
  saved: string
  until: string
  edit: string
  leave: string
  missing: string
  notes: Record<NoteKind, { title: string; text: string }>
}

export const previewWords: Record<Locale, PreviewWords> = {
  en: {
    preview: 'Preview',
    states: {
      new: 'Not public yet',
      changed: 'With changes that are not public yet',
      same: 'The same as buyers see',
    },
    saved: 'Saved',
    until: 'Link valid until',
    edit: 'Edit in the desk',
    leave: 'Leave the preview',
    missing: 'Still empty in this language:',
    notes: {
      invalid: {
        title: 'This link is not valid',
        text: 'It may have been cut short on its way. Please ask whoever sent it for a new one.',
      },
      expired: {
        title: 'This link has expired',
        text: 'Links to drafts are good for a day. Whoever sent it can open the form in the desk again and send a new one.',
      },
      gone: { title: 'This draft is gone', text: 'The document was deleted in the desk after the link was made.' },
      unfinished: {
        title: 'Not enough to show yet',
        text: 'As soon as what is missing has been filled in and saved, the page appears here.',
      },
      nowhere: {
        title: 'No page shows this yet',
        text: 'It is saved, but no page of the site in this language has a part that lists it.',
      },
      failed: {
        title: 'This draft cannot be drawn',
        text: 'The fault is on our side and was recorded. What you wrote is safe.',
      },
      away: { title: 'The desk does not answer', text: 'It is starting or being updated. Please try again in a moment.' },
    },
  },
  es: {
    preview: 'Vista previa',
    states: {
      new: 'Aún no es público',
      changed: 'Con cambios aún sin publicar',
      same: 'Igual que lo ven los compradores',
    },
    saved: 'Guardado el',
    until: 'Enlace válido hasta el',
    edit: 'Editar en el panel',
    leave: 'Salir de la vista previa',
    missing: 'Falta por rellenar en este idioma:',
    notes: {
      invalid: {
        title: 'Este enlace no es válido',
        text: 'Puede que haya llegado incompleto. Pida uno nuevo a quien se lo envió.',
      },
      expired: {
        title: 'Este enlace ha caducado',
        text: 'Los enlaces a borradores valen un día. Quien se lo envió puede volver a abrir el formulario en el panel y mandarle otro.',
      },
      gone: { title: 'Este borrador ya no existe', text: 'El documento se eliminó en el panel después de crearse el enlace.' },
      unfinished: {
        title: 'Aún no hay suficiente que mostrar',
        text: 'En cuanto se rellene y se guarde lo que falta, la página aparecerá aquí.',
      },
      nowhere: {
        title: 'Ninguna página lo muestra todavía',
        text: 'Está guardado, pero ninguna página del sitio en este idioma tiene una parte que lo incluya.',
      },
      failed: {
        title: 'No se puede mostrar este borrador',
        text: 'El fallo es nuestro y ha quedado registrado. Lo que ha escrito está a salvo.',
      },
      away: { title: 'El panel no responde', text: 'Está arrancando o actualizándose. Inténtelo de nuevo en un momento.' },
    },
  },
}
