import { readSettings } from './settings'

test('without variables, listens on this machine only', () => {
  expect(readSettings({})).toEqual({ port: 9000, host: '127.0.0.1', logLevel: 'info', trustProxy: false })
})

test('reads every variable', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0', LOG_LEVEL: 'warn', TRUST_PROXY: '10.0.0.0/8, loopback' }
  expect(readSettings(env)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    logLevel: 'warn',
    trustProxy: '10.0.0.0/8, loopback',
  })
  expect(readSettings({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, got "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, got "70000".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, got "loud".'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be "true" or IP addresses such as "10.0.0.0/8,loopback", got "1".'],
])('refuses %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})
