import { describe, expect, it } from 'vitest'
import { isDatabaseUrl, urlsOf } from './hosts.ts'

describe('a URL of libpq with several hosts', () => {
  it.each([
    ['postgresql://rh@um/rh', ['postgresql://rh@um/rh']],
    [
      'postgresql://rh:a%40b@um:5432,dois:5433/rh?sslmode=require',
      [
        'postgresql://rh:a%40b@um:5432/rh?sslmode=require',
        'postgresql://rh:a%40b@dois:5433/rh?sslmode=require',
      ],
    ],
    ['postgres://[::1]:5432,um/rh', ['postgres://[::1]:5432/rh', 'postgres://um/rh']],
    // What only programs of libpq ask for is implied.
    [
      'postgresql://um,dois/rh?target_session_attrs=read-write',
      ['postgresql://um/rh', 'postgresql://dois/rh'],
    ],
    [
      'postgresql://um,dois/rh?load_balance_hosts=random&application_name=x',
      ['postgresql://um/rh?application_name=x', 'postgresql://dois/rh?application_name=x'],
    ],
  ])('%s', (url, each) => {
    expect(urlsOf(url)).toEqual(each)
    expect(isDatabaseUrl(url)).toBe(true)
  })

  it.each(['mysql://rh@um/rh', 'postgresql://um:porta,dois/rh', 'postgresql://um,dois:99999/rh', 'um,dois'])(
    'cannot be read: %s',
    (url) => expect(isDatabaseUrl(url)).toBe(false),
  )
})
