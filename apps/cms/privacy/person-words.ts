export const personWords = {
  en: {
    title: 'A person’s data',
    hint: 'Somebody asks what you keep about them, or that you forget them: enter their e-mail address.',
    email: 'E-mail',
    export: 'Export all about this person',
    erase: 'Erase this person',
    eraseHeading: 'Erase everything about this person?',
    eraseBody: 'All inquiries, mails, notes and files are removed for good, and nobody can bring them back. Person:',
    erased: 'Inquiries removed:',
    failed: 'This could not be done now. Please try again.',
  },
  es: {
    title: 'Datos de una persona',
    hint: 'Si alguien pregunta qué se guarda sobre él o pide que se borre, escriba su correo.',
    email: 'Correo',
    export: 'Exportar todo sobre esta persona',
    erase: 'Borrar a esta persona',
    eraseHeading: '¿Borrar todo sobre esta persona?',
    eraseBody: 'Se eliminan para siempre todas sus consultas, correos, notas y archivos; nadie podrá recuperarlos. Persona:',
    erased: 'Consultas eliminadas:',
    failed: 'No se ha podido hacer ahora. Inténtelo de nuevo.',
  },
}
