import type { RichBlock, RichInline, RichText as RichTextTree } from '@lindero/contract'
import { keyed } from './keyed.tsx'
import styles from './rich-text.module.css'

/** The tree never changes while it is shown, so places in it are good keys. Its links were guarded where the data was made. */
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

export function drawInlines(inlines: RichInline[]) {
  return keyed(inlines, (inline) => {
    if (inline.type === 'link') return <a href={inline.href}>{inline.text}</a>
    const text = inline.italic ? <em>{inline.text}</em> : inline.text
    return inline.bold ? <strong>{text}</strong> : text
  })
}
