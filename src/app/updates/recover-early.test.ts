/** @jest-environment jsdom */
import { screen } from '@testing-library/dom'
import { AGAIN_LABEL, NOTICE_TEXT } from '~/start/notice'
import { checkBuild } from './build-watch'
import { recoverPart } from './recover-part'

jest.mock('./build-watch')

test('before the application has rendered, the page says that nothing more comes, and no control waits', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(checkBuild).mockResolvedValue('unreachable')
  const control = document.body.appendChild(document.createElement('button'))
  control.toggleAttribute('data-waiting', true)
  const recovered = recoverPart(new Error('Loading chunk 7 failed.'), 1, 'Part of this page')
  expect(await screen.findByRole('alert')).toHaveTextContent(NOTICE_TEXT)
  expect(control).not.toHaveAttribute('data-waiting')
  screen.getByRole('button', { name: AGAIN_LABEL }).click()
  await expect(recovered).resolves.toBeUndefined()
})
