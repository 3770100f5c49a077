import { closureKinds, materialFamilies } from '@lindero/contract'
import type { Tab } from 'payload'
import { choice } from '../../fields/choice.ts'
import { range } from '../../fields/range.ts'
import { line } from '../../fields/text.ts'

export const materials: Tab = {
  label: { en: 'Materials', es: 'Materiales' },
  fields: [
    {
      name: 'materials',
      type: 'group',
      label: { en: 'Materials', es: 'Materiales' },
      fields: [
        choice('family', { en: 'Mainly made of', es: 'Hecho sobre todo de' }, materialFamilies, {
          help: { en: 'Buyers filter by it.', es: 'Los compradores filtran por este dato.' },
        }),
        line('outer', { en: 'Outer material', es: 'Material exterior' }),
        line('grade', { en: 'Grade and finish', es: 'Clase y acabado' }),
        range('thicknessMm', { en: 'Thickness', es: 'Grosor' }, { unit: { en: 'mm', es: 'mm' } }),
        line('lining', { en: 'Lining', es: 'Forro' }),
        line('thread', { en: 'Thread', es: 'Hilo' }),
        line('edgeFinish', { en: 'Edge finish', es: 'Acabado de cantos' }),
      ],
    },
    {
      name: 'construction',
      type: 'group',
      label: { en: 'Construction', es: 'Construcción' },
      fields: [
        choice('closureKind', { en: 'How it closes', es: 'Cómo cierra' }, closureKinds),
        line('closure', { en: 'Closure in words', es: 'Cierre, en palabras' }),
        line('pocketsInside', { en: 'Pockets inside', es: 'Bolsillos interiores' }),
        line('pocketsOutside', { en: 'Pockets outside', es: 'Bolsillos exteriores' }),
        line('hardwareMaterial', { en: 'Hardware material', es: 'Material de los herrajes' }),
        line('hardwareFinish', { en: 'Hardware finish', es: 'Acabado de los herrajes' }),
        line('zip', { en: 'Zip', es: 'Cremallera' }),
      ],
    },
  ],
}
