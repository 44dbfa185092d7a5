import { expect, it } from 'vitest'
import { fileName } from './download.ts'

it('takes the name that the server gave', () => {
  const header = `attachment; filename="admiss_es.xlsx"; filename*=UTF-8''admiss%C3%B5es.xlsx`
  expect(fileName(header)).toBe('admissões.xlsx')
  expect(fileName(null)).toBe('arquivo')
  expect(fileName(`attachment; filename*=UTF-8''%E0%A4%A`)).toBe('arquivo')
})
