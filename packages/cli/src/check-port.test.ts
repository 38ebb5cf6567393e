import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { checkPort } from './check-port'

const HOST = '127.0.0.1'

test('reports a port in use with the remedy, and does not occupy a free port', async () => {
  const server = createServer().listen(0, HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(checkPort(String(port), HOST)).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses the port, or choose another port with PORT, such as PORT=${port + 1}.`,
  )
  server.close()
  await once(server, 'close')
  await checkPort(String(port), HOST)
  // The first call has closed its server.
  await checkPort(String(port), HOST)
})

test('reports an invalid port', async () => {
  await expect(checkPort('no-port', HOST)).rejects.toThrow(
    /^The server cannot listen on 127\.0\.0\.1:no-port: .+ Choose another host or port with HOST and PORT\.$/,
  )
})
