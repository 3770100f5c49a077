/** A picture as the site needs it. Addresses are relative to the site (`/media/…`). */
export interface Media {
  id: number
  alt: string
  credit: string | null
  width: number
  height: number
  /** The point that must stay visible when the picture is cropped, in percent. */
  focal: { x: number; y: number }
  /** Address of the uploaded file, the last resort of a browser that knows neither AVIF nor WebP. */
  src: string
  renditions: Rendition[]
  /** Address of the JPEG of 1200 × 630 that is shown where a page is shared; null until it is made, and for drawings. */
  share: string | null
  /** `#e6e0d8`: what stands in the picture's place until it has come. */
  colour: string | null
}

export interface Rendition {
  format: 'avif' | 'webp'
  width: number
  src: string
}
