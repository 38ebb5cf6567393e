import { testTable } from '@galley/testing/test-table.fixture'
import { replaceComponents } from './replace-components'

testTable(replaceComponents)('converts %j to the Markdown %j', {
  "import { a } from 'b'\n\nexport const c = 1\n\nText.\n": 'Text.\n',
  'a {"b"}{/* c */} {7}': 'a b 7',
  'Named **{site.name}**.': 'Named **`{site.name}`**.',
  '<Section title="How" lead="In steps." more={{ label: \'All\', to: \'/docs\' }}>\n  <List>\n    <Item title="One" text="First.">\n\n```js\nif (a) {\n  b()\n}\n```\n\n    </Item>\n    <Item title="Two">\n      Some\n      *more*.\n    </Item>\n  </List>\n</Section>\n\nEnd.':
    '## How\n\nIn steps.\n\n- [All](/docs)\n\n### One\n\nFirst.\n\n```js\nif (a) {\n  b()\n}\n```\n\n### Two\n\nSome\n*more*.\n\nEnd.',
  '<Button to="/docs" variant="outline">\n  Start\n</Button>': '[Start](/docs)',
  'Press <Kbd>Esc</Kbd>, <Link to="/a">there</Link>, <Icon name="x" /><Math tex="a^2" />.':
    'Press Esc, [there](/a), $$a^2$$.',
  '<Tabs>\n<Tab label="One">\n\na\n\n</Tab>\n</Tabs>\n\n<Callout type="tip" title="Mind">\n\nb\n\n</Callout>\n\n<Card title="C" to="/c" />':
    '**One**\n\na\n\n> **Mind**\n>\n> b\n\n**[C](/c)**',
  '<CodePreview>\n\n<Kbd>Esc</Kbd>\n\n</CodePreview>': 'Esc\n\n```mdx\n<Kbd>Esc</Kbd>\n```',
  '<Chart data={data} />': '',
  '<div className="a">b</div>\n\n```mdx\n<Card />\n```': '<div className="a">b</div>\n\n```mdx\n<Card />\n```',
  // MDX with a syntax error stays as it is.
  '<Card': '<Card',
})
