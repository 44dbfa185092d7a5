import { describe, expect, it } from 'vitest'
import type { Manifest } from './copies.ts'
import { toDelete } from './retain.ts'

const AGORA = Temporal.Instant.from('2026-11-23T12:00:00Z')

const copy = (day: string, problemas: readonly string[] = []): Manifest => ({
  versao: 1,
  nome: day,
  inicio: `${day}T05:00:00.000Z`,
  fim: `${day}T05:01:00.000Z`,
  postgres: '18',
  sistema: '1',
  linhaDoTempo: '00000001',
  primeiroSegmento: '000000010000000000000001',
  ultimaMigracao: '0001_base.sql',
  arquivo: `${day}.tar.zst`,
  bytes: 1,
  sha256: '',
  arquivosEnviados: 0,
  arquivosFaltando: [],
  verificada: null,
  problemas: [...problemas],
})

const deleted = (copies: readonly Manifest[], days = 7): string[] =>
  toDelete(copies, days, AGORA).map(({ nome }) => nome)

describe('what is deleted of the copies', () => {
  it('is what is older than the days kept, but for the last of each month of a year', () => {
    const days = [
      '2025-10-31',
      '2025-11-30',
      '2026-09-29',
      '2026-09-30',
      '2026-11-14',
      '2026-11-15',
      '2026-11-17',
    ]
    expect(deleted(days.map((day) => copy(day)))).toEqual([
      '2025-10-31',
      '2026-09-29',
      '2026-11-14',
      '2026-11-15',
    ])
  })

  it('is never the newest good one, however old it is', () => {
    expect(deleted([copy('2020-01-01'), copy('2020-01-02'), copy('2026-11-23', ['danificada'])])).toEqual([
      '2020-01-01',
    ])
  })

  it('is not the good copy of a month for the sake of a later one with problems', () => {
    expect(deleted([copy('2026-09-10'), copy('2026-09-20', ['danificada']), copy('2026-11-23')])).toEqual([
      '2026-09-20',
    ])
  })
})
