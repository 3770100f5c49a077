import type { Locale } from '@lindero/contract'

/** Why something sent to a form was not taken, where no field is to blame. Said by the server alone. */
export const formRefusals = {
  contentType: {
    en: 'Please send this as JSON or as a form; other kinds of content are not read here.',
    es: 'Envíelo como JSON o como formulario; aquí no se leen otros tipos de contenido.',
  },
  tooLarge: {
    en: 'This is more than the form can take. Please shorten the message and attach long texts as a file.',
    es: 'Es más de lo que admite el formulario. Acorte el mensaje y adjunte los textos largos como archivo.',
  },
  broken: {
    en: 'What arrived cannot be read; it is broken or not written in UTF-8. Please send it again.',
    es: 'Lo recibido no se puede leer: está dañado o no está escrito en UTF-8. Envíelo de nuevo.',
  },
  slow: {
    en: 'The form took too long to arrive. Please check your connection and send it again.',
    es: 'El formulario tardó demasiado en llegar. Compruebe su conexión y envíelo de nuevo.',
  },
  method: {
    en: 'This address takes what a form sends (POST) and nothing else.',
    es: 'Esta dirección solo admite lo que envía un formulario (POST).',
  },
  readOnly: { en: 'This address can only be read (GET).', es: 'Esta dirección solo se puede leer (GET).' },
  foreign: {
    en: 'This was sent from another website, so it was not taken. Please use the form on our own page.',
    es: 'Esto se envió desde otro sitio web y no se ha aceptado. Use el formulario de nuestra propia página.',
  },
  often: {
    en: 'That was sent too often in a short time. Please wait a few minutes and send it again; your entries stay in the form.',
    es: 'Se ha enviado demasiadas veces en poco tiempo. Espere unos minutos y envíelo de nuevo; sus datos siguen en el formulario.',
  },
  keyForm: {
    en: 'The Idempotency-Key should be 16 to 100 letters, digits, hyphens or underscores.',
    es: 'La Idempotency-Key debe tener de 16 a 100 letras, cifras, guiones o guiones bajos.',
  },
  keyTaken: {
    en: 'Something else was already sent under this key. Please load the page again and send it anew.',
    es: 'Con esta clave ya se envió otra cosa. Vuelva a cargar la página y envíelo de nuevo.',
  },
  formGone: {
    en: 'This form has been changed meanwhile. Please load the page again and send it from there.',
    es: 'Este formulario ha cambiado entretanto. Vuelva a cargar la página y envíelo desde allí.',
  },
  notReady: {
    en: 'We are just starting. Please send it again in a moment.',
    es: 'Estamos arrancando. Envíelo de nuevo en un momento.',
  },
  unknownDoor: { en: 'There is no form at this address.', es: 'No hay ningún formulario en esta dirección.' },
  filesMany: { en: 'Please attach at most 5 files.', es: 'Adjunte como máximo 5 archivos.' },
  filesGone: {
    en: 'An attached file is no longer here. Please attach it again.',
    es: 'Uno de los archivos adjuntos ya no está aquí. Adjúntelo de nuevo.',
  },
  filesInside: {
    en: 'Files cannot be sent inside this form. Please send it without them; we ask for them when we answer.',
    es: 'Los archivos no se pueden enviar dentro de este formulario. Envíelo sin ellos; se los pediremos al responder.',
  },
  fileType: {
    en: 'Please attach a PDF, PNG, JPEG, WebP, AI, EPS or ZIP file; the content of this one is something else.',
    es: 'Adjunte un archivo PDF, PNG, JPEG, WebP, AI, EPS o ZIP; el contenido de este es otro.',
  },
  fileTwofold: {
    en: 'This file is two kinds of file at once, so it was not taken. Please export it again and attach the new one.',
    es: 'Este archivo es de dos tipos a la vez y no se ha aceptado. Expórtelo de nuevo y adjunte el nuevo.',
  },
  fileLarge: { en: 'Please attach files of at most 25 MB each.', es: 'Adjunte archivos de 25 MB como máximo cada uno.' },
  fileEmpty: { en: 'This file is empty. Please choose another one.', es: 'Este archivo está vacío. Elija otro.' },
  fileName: { en: 'Please send the name of the file with it.', es: 'Envíe también el nombre del archivo.' },
  fileBroken: {
    en: 'The file did not arrive whole. Please send it again.',
    es: 'El archivo no llegó completo. Envíelo de nuevo.',
  },
  fileNoRoom: {
    en: 'The file cannot be kept just now. Please try again later, or send the inquiry without it.',
    es: 'Ahora mismo no se puede guardar el archivo. Inténtelo más tarde o envíe la consulta sin él.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type FormRefusal = keyof typeof formRefusals
