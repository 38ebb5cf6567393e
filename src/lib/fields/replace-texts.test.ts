import { z } from 'zod'
import { icon, markdown } from './field-kinds'
import { replaceTexts } from './replace-texts'

const schema = z.object({
  name: z.string(),
  mark: icon().optional(),
  parts: z.array(z.strictObject({ text: markdown(), count: z.number() })).default([]),
})

test('texts are replaced by the marks of their schema, in lists and groups too; all else stays', async () => {
  const calls: string[] = []
  const replaced = await replaceTexts(
    schema,
    {
      name: 'A',
      mark: 'rocket',
      parts: [
        { text: 'one', count: 1 },
        { text: 'two', count: 2 },
      ],
      undeclared: 'B',
    },
    (marks, text, path) => {
      if (!marks['isMarkdown']) return marks['isIcon'] ? { icon: text } : text
      calls.push(path.join('.'))
      return Promise.resolve([text])
    },
  )
  expect(replaced).toEqual({
    name: 'A',
    mark: { icon: 'rocket' },
    parts: [
      { text: ['one'], count: 1 },
      { text: ['two'], count: 2 },
    ],
    undeclared: 'B',
  })
  expect(calls).toEqual(['parts.0.text', 'parts.1.text'])
})
