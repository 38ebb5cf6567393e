import type { Code, Root } from 'mdast'
import { codeOf, createDocumentContext } from '../content-compiler'
import { highlightCode } from './highlight-code'

/** Highlights one code block; its drawing and the problems found. */
async function highlight(value: string, lang: string | null = 'ts', meta?: string) {
  const code: Code = {
    type: 'code',
    value,
    lang,
    ...(meta && { meta }),
    position: { start: { line: 5, column: 1 }, end: { line: 9, column: 1 } },
  }
  const tree: Root = { type: 'root', children: [code] }
  const context = createDocumentContext('a.md', 1, {
    hasFile: () => false,
    pathOfFile: () => undefined,
    findIcon: () => undefined,
  })
  await highlightCode(tree, context)
  return { ...codeOf(code), problems: context.problems }
}

/** The code that a reader sees, entities resolved. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))

const linesOf = (html: string) => [...html.matchAll(/<span class="(line[^"]*)">/g)].map(([, names]) => names)

test('gives each token the class of its kind', async () => {
  const { html, language, problems } = await highlight('const a = "b" // c')
  expect(html).toBe(
    '<span class="line"><span class="keyword">const</span><span class="constant"> a</span><span class="keyword"> =</span>' +
      '<span class="string-expression"> "b"</span><span class="comment"> // c</span></span>',
  )
  expect(language).toBe('ts')
  expect(problems).toEqual([])
})

test.each([
  ['ts', 'const a = `</code><script>alert("x")</script>` && b < c > d & e'],
  ['html', '</code></pre><script>alert(1)</script><img src=x onerror="y">&lt;'],
  ['text', '</code><script>alert("1")</script> & \' "'],
  ['bash', 'echo "</span>" && cat <<EOF\n<b>\nEOF'],
  ['md', '# <script>\n\n```js\n</code>\n```'],
  ['yaml', 'a: "<b>"\n# </code>'],
  ['json', '{"a": "<script>\\u0000"}'],
  ['vue', '<script setup>\nconst a = "</script>"\n</script>\n<template><b>{{ a }}</b></template>'],
])('turns %s into spans with a class, and keeps its whole text', async (lang, code) => {
  const { html } = await highlight(code, lang)
  const tags = html.match(/<[^>]*>/g) ?? []
  expect(tags.filter((tag) => !/^<span class="[\w -]+">$|^<\/span>$/.test(tag))).toEqual([])
  expect(textOf(html)).toBe(code)
})

describe('highlighted lines', () => {
  test('come from the opening fence', async () => {
    expect(linesOf((await highlight('a\nb\nc\nd', 'ts', '[a.ts] {1,3-4}')).html)).toEqual([
      'line highlighted',
      'line',
      'line highlighted',
      'line highlighted',
    ])
  })

  test('come from annotations in comments, which are removed', async () => {
    const { html } = await highlight('a // [!code ++]\nb // [!code --]\nc // [!code highlight]\nd // [!code focus]\ne')
    expect(linesOf(html)).toEqual(['line diff add', 'line diff remove', 'line highlighted', 'line focused', 'line'])
    expect(textOf(html)).not.toContain('[!code')
  })

  test('do not come from numbers in the file name', async () => {
    expect(linesOf((await highlight('a\nb', 'ts', '[{1}.ts]')).html)).toEqual(['line', 'line'])
  })

  test('end with the code', async () => {
    const { html } = await highlight('a\nb\nc', 'ts', '{2-999999999999}')
    expect(linesOf(html)).toEqual(['line', 'line highlighted', 'line highlighted'])
  })
})

describe('annotations', () => {
  test('mark errors and warnings', async () => {
    const { html } = await highlight('a // [!code error]\nb // [!code warning]')
    expect(linesOf(html)).toEqual(['line highlighted error', 'line highlighted warning'])
  })

  test('are shown if they are escaped', async () => {
    const { html } = await highlight('a // [\\!code ++]')
    expect(linesOf(html)).toEqual(['line'])
    expect(textOf(html)).toBe('a // [!code ++]')
  })

  test('are shown in verbatim code', async () => {
    const code: Code = { type: 'code', value: '```ts\na // [!code ++]\n```', lang: 'md', data: { verbatim: true } }
    const context = createDocumentContext('a.md', 1, {
      hasFile: () => false,
      pathOfFile: () => undefined,
      findIcon: () => undefined,
    })
    await highlightCode({ type: 'root', children: [code] }, context)
    expect(linesOf(codeOf(code).html)).toEqual(['line', 'line', 'line'])
    expect(textOf(codeOf(code).html)).toBe(code.value)
  })
})

describe('highlighted words', () => {
  test('come from the opening fence, and match across tokens', async () => {
    const { html } = await highlight('const a = b.c()\nb.c', 'ts', '"b.c"')
    expect(html.match(/highlighted-word/g)).toHaveLength(2)
    expect(html).toContain(
      '<span class="highlighted-word"><span class="constant">b</span><span class="function">.c</span></span>()',
    )
    expect(textOf(html)).toBe('const a = b.c()\nb.c')
  })

  test('prefer the longer of two words at the same position', async () => {
    const { html } = await highlight('abcd', 'text', '/ab/ /abc/ /cd/')
    expect(html).toBe('<span class="line"><span class="highlighted-word">abc</span>d</span>')
  })

  test('do not treat special characters as a pattern', async () => {
    const { html } = await highlight('a.b axb <b>', 'text', '/a.b/ /<b>/')
    expect(textOf(html)).toBe('a.b axb <b>')
    expect(html.match(/highlighted-word/g)).toHaveLength(2)
  })

  test('come from annotations in comments', async () => {
    const { html } = await highlight('// [!code word:size]\nlet size = 1')
    expect(html).toContain('highlighted-word">')
    expect(textOf(html)).toBe('let size = 1')
  })
})

test('reports an unknown option in the opening fence', async () => {
  expect((await highlight('a', 'ts', 'linenumbers')).problems).toMatchObject([
    { line: 5, message: expect.stringContaining('Did you mean "lineNumbers"?') as string },
  ])
})

test('reads line numbers, wrapping and collapsing from the opening fence', async () => {
  expect(await highlight('a\nb', 'ts', 'lineNumbers=7 wrap collapse')).toMatchObject({
    lineNumbers: 7,
    wrap: true,
    collapsed: 2,
  })
})

test('reads the file name from the opening fence', async () => {
  expect(await highlight('a', 'ts', '[src/a "b".ts]')).toMatchObject({ filename: 'src/a "b".ts' })
  expect(await highlight('a')).not.toHaveProperty('filename')
})

test.each([null, '', 'text', 'txt', 'plaintext', 'TEXT'])('shows the language %j as plain text', async (lang) => {
  expect(await highlight('const a', lang)).toEqual({
    html: '<span class="line">const a</span>',
    language: 'text',
    problems: [],
  })
})

test.each(['TypeScript', 'TS', 'shell', 'c#'])('highlights the alias "%s"', async (lang) => {
  expect(await highlight('a', lang)).toMatchObject({ language: lang.toLowerCase(), problems: [] })
})

test.each([
  ['typscript', 'The code language "typscript" is not known. Did you mean "typescript"? Use a known one, or "text".'],
  ['constructor', 'The code language "constructor" is not known. Use a known one, or "text".'],
  ['conf', 'The code language "conf" is not known. Did you mean "ini"? Use a known one, or "text".'],
])('warns about the language "%s", and shows plain code', async (lang, message) => {
  expect(await highlight('const a', lang)).toEqual({
    html: expect.stringContaining('const a') as string,
    language: 'text',
    problems: [{ file: 'content/a.md', line: 5, column: 1, message, isWarning: true }],
  })
})

test('highlights a language with flags, and warns', async () => {
  expect(await highlight('let a = 1;', 'rust,ignore')).toMatchObject({
    html: expect.stringContaining('class=') as string,
    language: 'rust',
    problems: [
      {
        message: expect.stringContaining('"rust,ignore" is not known. Did you mean "rust"?') as string,
        isWarning: true,
      },
    ],
  })
})

test('skips patterns of a language that cannot be translated', async () => {
  const { html, problems } = await highlight('; a hotkey\n^!n::Run "notepad"', 'ahk2')
  expect(html).toContain('<span class="comment">; a hotkey</span>')
  expect(problems).toEqual([])
})

test('highlights embedded languages independently of earlier code', async () => {
  const page = ['---', 'title: Ink', '---', '', '```ini', 'paper = dry', '```'].join('\n')
  const first = await highlight(page, 'md')
  expect(first.html).toContain('<span class="string-expression"> Ink</span>')
  await highlight('paper = dry', 'ini')
  expect((await highlight(page, 'md')).html).toBe(first.html)
})

test('shows very long code as plain text', async () => {
  const { html, language } = await highlight('const a = 1\n'.repeat(10_000))
  expect(html).not.toContain('keyword')
  expect(language).toBe('ts')
})

test('shows a very long line as plain text, and highlights the others', async () => {
  const { html } = await highlight(`const a = 1\n${'const b = 2; '.repeat(1_000)}`)
  expect(html.match(/keyword">const/g)).toHaveLength(1)
})

test('has no time limit', async () => {
  const clock = jest.spyOn(Date, 'now').mockImplementation(
    (
      (time) => () =>
        (time += 10_000)
    )(0),
  )
  const { html } = await highlight('const a = 1')
  clock.mockRestore()
  expect(html).toContain('keyword')
})

test('shows an empty block as an empty line', async () => {
  expect((await highlight('')).html).toBe('<span class="line"></span>')
})

test('marks the prompts of a terminal', async () => {
  const { html } = await highlight('$ npm ci', 'console')
  expect(html).toMatch(/^<span class="line"><span class="prompt">.*<\/span>.*npm/)
  expect(textOf(html)).toBe('$ npm ci')
})

test('shows the colours of terminal output without the escape sequences', async () => {
  const { html, language, problems } = await highlight(
    'a \u001B[32mpassed\u001B[0m \u001B[1;91mfailed\u001B[0m <b>',
    'ansi',
  )
  expect(html).toContain('<span class="ansi-green">passed</span>')
  expect(html).toContain('<span class="ansi-bright-red"> failed</span>')
  expect(textOf(html)).toBe('a passed failed <b>')
  expect(html.match(/<[^>]*>/g)!.every((tag) => /^<(\/span|span class="[\w -]+")>$/.test(tag))).toBe(true)
  expect({ language, problems }).toEqual({ language: 'ansi', problems: [] })
})
