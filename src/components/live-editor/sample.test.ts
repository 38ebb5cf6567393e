import { compileText } from './compile-text'
import { BROKEN_TEXT, SAMPLE_BODY, SAMPLE_HEADING, SAMPLE_TEXT } from './sample'

test('the sample is what the compiler makes of its text', async () => {
  expect(await compileText(SAMPLE_TEXT)).toMatchObject({ heading: SAMPLE_HEADING, body: SAMPLE_BODY, problems: [] })
})

test('the mistake is one that the compiler finds in its line', async () => {
  const { problems } = await compileText(BROKEN_TEXT)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.line).toBe(5)
  expect(problems[0]?.message).toContain('Did you mean "tip"?')
})
