export const usesWords = {
  en: {
    usedIn: 'Used in',
    nowhere: 'Nowhere: it can be deleted.',
    hint: 'A picture in use cannot be deleted. Put another file in its place, and all of these show it.',
    unused: 'Unused',
    used: 'In use',
    all: 'All pictures',
    views: 'Pictures by use',
    one: '1 place',
    many: (count: number) => `${count} places`,
  },
  es: {
    usedIn: 'Se usa en',
    nowhere: 'En ningún sitio: se puede eliminar.',
    hint: 'Una imagen en uso no se puede eliminar. Sustituya su archivo y todos estos sitios mostrarán el nuevo.',
    unused: 'Sin uso',
    used: 'En uso',
    all: 'Todas las imágenes',
    views: 'Imágenes según su uso',
    one: '1 sitio',
    many: (count: number) => `${count} sitios`,
  },
}
