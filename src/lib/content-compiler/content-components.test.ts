import { compile, bodyOf, problemsOf } from './compile.fixture'

const rocket = { body: '<path/>', width: 24, height: 24 }

test.each<[string, unknown[]]>([
  [
    '::::accordion{single}\n:::accordion-item[Who *reads* it?]{open icon="lucide:rocket"}\na\n:::\n::::',
    [
      'Accordion',
      { single: true },
      ['AccordionItem', { label: 'Who reads it?', icon: rocket, open: true, id: 'who-reads-it' }, ['p', {}, 'a']],
    ],
  ],
  [
    ':::collapsible[More]{open=false}\na\n:::',
    ['Collapsible', { label: 'More', open: false, id: 'more' }, ['p', {}, 'a']],
  ],
  [
    '::::field-group[Options]\n:::field{name=limit type="number | null" required default="10"}\na\n:::\n::::',
    [
      'FieldGroup',
      { title: 'Options' },
      ['Field', { name: 'limit', type: 'number | null', required: true, default: '10', id: 'limit' }, ['p', {}, 'a']],
    ],
  ],
  [':::note{collapsible icon="lucide:rocket"}\n:::', ['Callout', { type: 'note', collapsible: true, icon: rocket }]],
  [
    '::video[A tour]{src="/films/tour.mp4" poster="shot.png" captions="/films/tour.vtt" loop}',
    [
      'Video',
      {
        title: 'A tour',
        src: '/films/tour.mp4',
        poster: 'docs/1.start/shot.png',
        captions: '/films/tour.vtt',
        loop: true,
      },
    ],
  ],
])('%j', async (text, node) => {
  expect(await bodyOf(text)).toEqual([node])
})

test('an icon stands within its line', async () => {
  expect(await bodyOf('a :icon{name="lucide:rocket" label="Start"} b')).toEqual([
    ['p', {}, 'a ', ['Icon', { name: rocket, label: 'Start' }], ' b'],
  ])
})

test('a badge has a colour and a variant', async () => {
  expect(await bodyOf(':badge[a]{color=info variant=solid}')).toEqual([
    ['p', {}, ['Badge', { color: 'info', variant: 'solid' }, 'a']],
  ])
})

describe('what a link can lead to', () => {
  test('headings keep the ids that their words give; fields and items come after them', async () => {
    const { anchors } = await compile(
      '::::field-group\n:::field{name=limit}\n:::\n:::field{name=limit}\n:::\n::::\n\n## Limit\n\n::::accordion\n:::accordion-item[Limit]\n:::\n::::',
    )
    expect(anchors).toEqual(['limit-1', 'limit-2', 'limit', 'limit-3'])
  })

  test('an id of the author stays, and is taken for all others', async () => {
    const { anchors, problems } = await compile(':::field{name=a id=b}\n:::\n\n## B\n\n:::collapsible[C]{id=b}\n:::')
    expect(anchors).toEqual(['b', 'b-1', 'b'])
    expect(problems.map(({ message }) => message)).toEqual([
      'The id "b" is already taken on this page. Choose another.',
    ])
  })
})

test('headings that are folded away are not listed, but are found', async () => {
  const { toc, anchors, text } = await compile('## Seen\n\n:::collapsible[More]\n## Folded\n\nwords\n:::')
  expect(toc.map(({ id }) => id)).toEqual(['seen'])
  expect(anchors).toContain('folded')
  expect(text).toBe('Seen More Folded words')
})

test('a field is found by its name', async () => {
  expect((await compile(':::field{name=limit type=number}\nHow many.\n:::')).text).toBe('limit How many.')
})

test('a label may begin with marked words', async () => {
  expect(await bodyOf('::video[**A** tour]{src="/a.mp4"}')).toEqual([['Video', { title: 'A tour', src: '/a.mp4' }]])
})

test('a poster is an image of the page', async () => {
  expect((await compile('::video[a]{src="/a.mp4" poster="./shot.png"}')).images).toEqual(['docs/1.start/shot.png'])
})

test.each([
  ['::video{src="/a.mp4"}', '"title" is missing. Add it: a text.'],
  [
    '::video[a]{src="https://a.example/b.mp4"}',
    '"src" must be a film such as "/films/tour.mp4" or an address at YouTube or Vimeo, got "https://a.example/b.mp4". Correct it.',
  ],
  ['::video[a]{src="/a.mp4" ratio=wide}', '"ratio" must be two numbers such as "16/9", got "wide". Correct it.'],
  [
    '::video[a]{src="/a.mp4" captions="a.srt"}',
    '"captions" must be a file such as "/films/tour.vtt", got "a.srt". Correct it.',
  ],
  ['::video[a]{src="/a.mp4" loop=often}', '"loop" must be true or false, got "often". Correct it.'],
  [':::field{name=a required=maybe}\n:::', '"required" must be true or false, got "maybe". Correct it.'],
  [':::field{type=a}\n:::', '"name" is missing. Add it: a text.'],
  [
    ':icon{name=Rocket}',
    '"name" must be an icon name such as "rocket" or "simple-icons:github", got "Rocket". Correct it.',
  ],
  [':icon{name="lucide:nope"}', 'there is no icon "lucide:nope".'],
  [':::accordion-item[a]\n:::', '" must stand directly inside ":::accordion". Move it there.'],
])('%j is a problem', async (text, problem) => {
  const problems = await problemsOf(text)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(problem)
})
