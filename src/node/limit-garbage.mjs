// Has V8 collect garbage when it is half as large as what is in use: loaded with `node --import` before Gatsby, since Node does not take the flag from
// NODE_OPTIONS. V8's own limit grows with `--max-old-space-size`: a build of 10,000 pages, which needs 1.2 GB, kept as much again.
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--heap-growing-percent=50')
