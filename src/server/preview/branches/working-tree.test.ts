import { createWorkingTree } from './working-tree'

test('a working tree is one branch without a name, at which no refresh changes anything', async () => {
  const tree = createWorkingTree('/project')
  expect(tree.defaultBranch).toBe('')
  expect(await tree.list()).toEqual([''])
  expect(await tree.open('')).toEqual({ projectDir: '/project' })
  expect(await tree.refresh()).toEqual({ changed: [], gone: [], problems: [] })
})

test('another branch is not found', async () => {
  await expect(createWorkingTree('/project').open('main')).rejects.toMatchObject({
    statusCode: 404,
    message: 'This preview shows one working tree, without branches. Leave "branch" out of the URL.',
  })
})
