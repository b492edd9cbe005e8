import { Box } from '@mui/material'
import { type Contact, contactName, type Message } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { useCallback, useState } from 'react'
import { messageWords } from '../message-words'
import { playMessageSound } from './message-sound'

export interface News {
  name: string
  text: string
  pictures: number
}

/** What came in last: it is heard as it comes, and said to those who can't see it. */
export function useReceivedNews() {
  const [news, setNews] = useState<News>()
  const tell = useCallback((chat: Contact, message: Message): void => {
    playMessageSound()
    setNews({ name: contactName(chat), text: message.body, pictures: message.media.length })
  }, [])
  return { news, tell }
}

/** For those who can't see that a message came in. */
export function ReceivedNews({ news }: { news: News | undefined }) {
  const translate = useTranslate()
  return (
    <Box
      className="visually-hidden"
      aria-live="polite"
      role="log"
      aria-label={translate('threads.news.label')}
    >
      {news &&
        translate('threads.news.received', {
          name: news.name,
          text: messageWords(translate, { body: news.text, pictures: news.pictures }),
        })}
    </Box>
  )
}
