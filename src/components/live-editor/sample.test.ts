import { compileText } from './compile-text'
import { BROKEN_TEXT, SAMPLE_BODY, SAMPLE_HEADING, SAMPLE_TEXT } from './sample'

test('the stored page of the sample equals the compiled text', async () => {
  expect(await compileText(SAMPLE_TEXT)).toMatchObject({ heading: SAMPLE_HEADING, body: SAMPLE_BODY, problems: [] })
})

test('the compiler reports the mistake of the broken text at its line', async () => {
  const { problems } = await compileText(BROKEN_TEXT)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.line).toBe(5)
  expect(problems[0]?.message).toContain('Did you mean "tip"?')
})
