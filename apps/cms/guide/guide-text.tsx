import type { Token, Tokens } from 'marked'
import Image from 'next/image'
import { Fragment, type ReactNode } from 'react'
import { anchorOf } from './anchor.ts'

/** The parts of a document as elements: what the guide is written with, and nothing else. */
export function GuideText({ parts }: { parts: readonly Token[] }) {
  return parts.map((part, index) => <Fragment key={keyOf(part, index)}>{drawn(part)}</Fragment>)
}

function drawn(part: Token): ReactNode {
  switch (part.type) {
    case 'heading':
      return <Heading part={part as Tokens.Heading} />
    case 'paragraph':
      return <p>{inside(part)}</p>
    case 'list':
      return <List part={part as Tokens.List} />
    case 'table':
      return <Table part={part as Tokens.Table} />
    case 'strong':
      return <strong>{inside(part)}</strong>
    case 'em':
      return <em>{inside(part)}</em>
    case 'codespan':
      return <code>{part.text}</code>
    case 'link':
      return <a href={part.href}>{inside(part)}</a>
    case 'image':
      return <Picture part={part as Tokens.Image} />
    case 'space':
      return null
    default:
      return 'tokens' in part && part.tokens ? inside(part) : part.raw
  }
}

function inside(part: Token): ReactNode {
  return <GuideText parts={('tokens' in part ? part.tokens : undefined) ?? []} />
}

function Heading({ part }: { part: Tokens.Heading }) {
  const Level = part.depth === 1 ? 'h1' : part.depth === 2 ? 'h2' : 'h3'
  return <Level id={anchorOf(part.text)}>{inside(part)}</Level>
}

function List({ part }: { part: Tokens.List }) {
  const items = part.items.map((item) => <li key={item.raw}>{inside(item)}</li>)
  return part.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function Table({ part }: { part: Tokens.Table }) {
  const cells = (row: Tokens.TableCell[]) => row.map((cell) => <td key={cell.text}>{<GuideText parts={cell.tokens} />}</td>)
  return (
    <table>
      <thead>
        <tr>
          {part.header.map((cell) => (
            <th key={cell.text} scope="col">
              <GuideText parts={cell.tokens} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map((row) => (
          <tr key={row[0]?.text}>{cells(row)}</tr>
        ))}
      </tbody>
    </table>
  )
}

/** The pictures stand beside the text in the documents; at the desk they come through an address of its own. */
function Picture({ part }: { part: Tokens.Image }) {
  const address = part.href.replace(/^pictures\//, '/api-cms/guide/')
  return <Image src={address} alt={part.text} width={1440} height={900} unoptimized />
}

function keyOf(part: Token, index: number): string {
  return `${index} ${part.type}`
}
