import type { RichBlock, RichInline, RichText as RichTextTree } from '@lindero/contract'
import { keyed } from './keyed.tsx'
import styles from './rich-text.module.css'
import { safeHref } from './safe-href.ts'

/** The tree never changes while it is shown, so places in it are good keys. */
export function RichText({ body }: { body: RichTextTree }) {
  return <div className={styles.text}>{keyed(body, (block) => drawBlock(block))}</div>
}

function drawBlock(block: RichBlock) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? <h2>{drawInlines(block.children)}</h2> : <h3>{drawInlines(block.children)}</h3>
    case 'list': {
      const items = keyed(block.items, (item) => <li>{drawInlines(item)}</li>)
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'quote':
      return <blockquote>{drawInlines(block.children)}</blockquote>
    case 'paragraph':
      return <p>{drawInlines(block.children)}</p>
    default:
      return null
  }
}

function drawInlines(inlines: RichInline[]) {
  return keyed(inlines, (inline) => {
    if (inline.type === 'link') {
      const href = safeHref(inline.href)
      return href ? <a href={href}>{inline.text}</a> : inline.text
    }
    const text = inline.italic ? <em>{inline.text}</em> : inline.text
    return inline.bold ? <strong>{text}</strong> : text
  })
}
