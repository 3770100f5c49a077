import type { FormWords } from './forms-en.ts'

export const formsEs: FormWords = {
  name: 'Indique su nombre',
  email: 'Indique una dirección de correo válida',
  phone: 'Indique su número de teléfono',
  country: 'Indique el país',
  message: 'Escriba el mensaje',
  consent: 'Acepte que guardemos lo que envía, para poder responderle',
  required: 'Este campo no puede quedar vacío',
  mobile: 'Indique un número de móvil válido',
  tooLong: 'Acorte este texto: supera la longitud admitida',
  wantedDate: 'Indique la fecha como año-mes-día, por ejemplo 2027-03-01',
  quantity: 'Indique la cantidad como número entero, hasta 1.000.000',
  choice: 'Elija una de las opciones',
  unreadable: 'No se puede leer; escríbalo de nuevo como texto sin formato',
  sent: 'Enviado correctamente',
  failed: 'No se ha podido enviar. Inténtelo de nuevo más tarde.',
  loading: 'Cargando',
}
