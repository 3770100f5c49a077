export const emptyMeansAll = { en: 'Leave empty to show all of them.', es: 'Si se deja vacío, se muestran todos.' }
