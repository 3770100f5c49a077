import type { CSSProperties } from 'react'

export interface PictureData {
  /** The uploaded file, for browsers that know neither AVIF nor WebP. */
  src: string
  alt: string
  width: number
  height: number
  avif: string
  webp: string
  /** `42% 60%`, or null when the middle may stay in the middle. */
  position: string | null
  /** `#e6e0d8`, shown until the picture has come. */
  colour: string | null
}

interface PictureProps {
  picture: PictureData
  sizes: string
  className?: string | undefined
  /** The leading picture of a page: loaded at once and first. */
  lead?: boolean
  /** Says nothing that the words beside it do not say. */
  decorative?: boolean
}

export function Picture({ picture, sizes, className, lead = false, decorative = false }: PictureProps) {
  return (
    <picture>
      {lead && picture.avif && <Preload srcSet={picture.avif} sizes={sizes} />}
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {picture.webp && <source type="image/webp" srcSet={picture.webp} sizes={sizes} />}
      <img
        src={picture.src}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        className={className}
        style={styleOf(picture)}
        loading={lead ? undefined : 'lazy'}
        decoding={lead ? undefined : 'async'}
        fetchPriority={lead ? 'high' : undefined}
      />
    </picture>
  )
}

/** Lifted into the head by React, so that the browser asks before it has read so far. Those without AVIF pass it over. */
function Preload({ srcSet, sizes }: { srcSet: string; sizes: string }) {
  return <link rel="preload" as="image" type="image/avif" imageSrcSet={srcSet} imageSizes={sizes} fetchPriority="high" />
}

function styleOf({ position, colour }: PictureData): CSSProperties | undefined {
  if (!position && !colour) return undefined
  return { ...(position && { objectPosition: position }), ...(colour && { backgroundColor: colour }) }
}
