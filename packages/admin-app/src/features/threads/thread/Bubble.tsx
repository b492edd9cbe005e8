import { Link as TextLink } from '@mui/material'
import { linkedText } from './linked-text'

interface BubbleProps {
  side: 'inbound' | 'outbound'
  text: string
  /** Set off: it has not gone out. */
  isQuiet?: boolean
}

/** The words of a message, with its web addresses as links. Looks: `ThreadLook`. */
export function Bubble({ side, text, isQuiet = false }: BubbleProps) {
  return (
    <div className={`bubble ${side}${isQuiet ? ' quiet' : ''}`}>
      {linkedText(text).map((part, at) =>
        part.href === undefined ? (
          part.text
        ) : (
          <TextLink
            // The same address may stand twice.
            key={`${at} ${part.href}`}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            color="inherit"
            underline="always"
          >
            {part.text}
          </TextLink>
        ),
      )}
    </div>
  )
}
