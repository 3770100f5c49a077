import type { Locale } from './locales.ts'

/** Fixed choices: keys are stored and filtered by, words are shown. Both applications speak the same ones. */
export type Vocabulary = Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** What kind of bag it is. */
export const productFamilies = {
  tote: { en: 'Tote bags', es: 'Bolsos tote' },
  shoulder: { en: 'Shoulder bags', es: 'Bolsos de hombro' },
  chain: { en: 'Quilted chain bags', es: 'Bolsos acolchados con cadena' },
  crossbody: { en: 'Crossbody bags', es: 'Bandoleras' },
  satchel: { en: 'Top-handle bags', es: 'Bolsos de mano' },
  bucket: { en: 'Bucket bags', es: 'Bolsos saco' },
  hobo: { en: 'Hobo bags', es: 'Bolsos hobo' },
  backpack: { en: 'Backpacks', es: 'Mochilas' },
  clutch: { en: 'Clutches & evening', es: 'Clutches y fiesta' },
  business: { en: 'Laptop & brief bags', es: 'Maletines' },
  travel: { en: 'Travel & duffel', es: 'Bolsas de viaje' },
  slg: { en: 'Small leather goods', es: 'Pequeña marroquinería' },
  belt: { en: 'Belt bags', es: 'Riñoneras' },
} as const satisfies Vocabulary

/** What it is mainly made of. */
export const materialFamilies = {
  cowhide: { en: 'Cowhide', es: 'Piel vacuna' },
  calfskin: { en: 'Calfskin', es: 'Becerro' },
  lambskin: { en: 'Lambskin', es: 'Cordero' },
  'veg-tan': { en: 'Vegetable-tanned leather', es: 'Piel de curtición vegetal' },
  saffiano: { en: 'Saffiano leather', es: 'Piel saffiano' },
  suede: { en: 'Suede', es: 'Ante' },
  canvas: { en: 'Canvas', es: 'Lona' },
  satin: { en: 'Satin', es: 'Satén' },
  'recycled-fabric': { en: 'Recycled fabric', es: 'Tejido reciclado' },
  'leather-free': { en: 'Leather-free coated fabric', es: 'Recubierto sin piel' },
} as const satisfies Vocabulary

/** The colour a buyer would filter by. */
export const colourFamilies = {
  black: { en: 'Black', es: 'Negro' },
  grey: { en: 'Grey', es: 'Gris' },
  brown: { en: 'Brown', es: 'Marrón' },
  neutral: { en: 'Neutral', es: 'Neutro' },
  red: { en: 'Red', es: 'Rojo' },
  orange: { en: 'Terracotta', es: 'Teja' },
  yellow: { en: 'Yellow', es: 'Amarillo' },
  green: { en: 'Green', es: 'Verde' },
  blue: { en: 'Blue', es: 'Azul' },
  purple: { en: 'Lilac', es: 'Lila' },
  pink: { en: 'Pink', es: 'Rosa' },
} as const satisfies Vocabulary

/** How it closes. */
export const closureKinds = {
  zip: { en: 'Zip', es: 'Cremallera' },
  'magnetic-snap': { en: 'Magnetic snap', es: 'Broche magnético' },
  'turn-lock': { en: 'Turn lock', es: 'Cierre giratorio' },
  buckle: { en: 'Buckle', es: 'Hebilla' },
  drawstring: { en: 'Drawstring', es: 'Cordón' },
  'kiss-lock': { en: 'Kiss lock', es: 'Cierre de bolas' },
  open: { en: 'Open top', es: 'Boca abierta' },
  none: { en: 'No closure', es: 'Sin cierre' },
} as const satisfies Vocabulary

/** How a buyer’s name gets onto it. */
export const logoMethods = {
  'hot-stamp': { en: 'Foil stamp', es: 'Estampación en caliente' },
  deboss: { en: 'Deboss', es: 'Golpe seco' },
  'metal-plate': { en: 'Metal plate', es: 'Placa metálica' },
  'laser-engrave': { en: 'Laser engraving', es: 'Grabado láser' },
  'custom-hardware': { en: 'Own hardware', es: 'Herraje propio' },
  'lining-print': { en: 'Printed lining', es: 'Forro estampado' },
  embroidery: { en: 'Embroidery', es: 'Bordado' },
  'screen-print': { en: 'Screen print', es: 'Serigrafía' },
  'woven-label': { en: 'Woven label', es: 'Etiqueta tejida' },
} as const satisfies Vocabulary

/** Whose design it is. */
export const services = {
  OEM: { en: 'OEM: your design', es: 'OEM: su diseño' },
  ODM: { en: 'ODM: our style, your label', es: 'ODM: nuestro estilo, su etiqueta' },
} as const satisfies Vocabulary

/** Terms of delivery. */
export const incoterms = {
  EXW: { en: 'EXW, ex works Guangzhou', es: 'EXW, en fábrica, Cantón' },
  FOB: { en: 'FOB, free on board', es: 'FOB, franco a bordo' },
  CIF: { en: 'CIF, cost, insurance, freight', es: 'CIF, coste, seguro y flete' },
  DDP: { en: 'DDP, delivered duty paid', es: 'DDP, entregado con derechos pagados' },
} as const satisfies Vocabulary

/** What a partner brand is. */
export const brandKinds = {
  brand: { en: 'Brand', es: 'Marca' },
  wholesaler: { en: 'Wholesaler', es: 'Mayorista' },
  retailer: { en: 'Retailer', es: 'Minorista' },
} as const satisfies Vocabulary

/** What a swatch is a sample of. */
export const materialKinds = {
  leather: { en: 'Leather', es: 'Piel' },
  fabric: { en: 'Fabric', es: 'Tejido' },
  'leather-free': { en: 'Leather-free', es: 'Sin piel' },
  hardware: { en: 'Hardware', es: 'Herraje' },
} as const satisfies Vocabulary

export type ProductFamily = keyof typeof productFamilies
export type MaterialFamily = keyof typeof materialFamilies
export type ColourFamily = keyof typeof colourFamilies
export type ClosureKind = keyof typeof closureKinds
export type LogoMethod = keyof typeof logoMethods
export type Service = keyof typeof services
export type Incoterm = keyof typeof incoterms
export type BrandKind = keyof typeof brandKinds
export type MaterialKind = keyof typeof materialKinds

export function isOf<Table extends Vocabulary>(table: Table, key: unknown): key is keyof Table & string {
  return typeof key === 'string' && Object.hasOwn(table, key)
}
