import { expect, it } from 'vitest'
import { comoCsv } from './csv.ts'

it('writes cells that are read, never run', () => {
  expect(
    comoCsv([
      ['Nome', 'Código'],
      ['Ana; "Nina"', 'BCDF-2345-GHJK'],
      ['=HYPERLINK("x")', '+1'],
      [' @SUM(A1)', '-2'],
    ]),
  ).toBe(
    '\uFEFFNome;Código\r\n"Ana; ""Nina""";BCDF-2345-GHJK\r\n"\'=HYPERLINK(""x"")";\'+1\r\n\' @SUM(A1);\'-2\r\n',
  )
})
